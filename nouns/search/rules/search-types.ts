import type { SearchType } from '#rules/search/searched.ts'

/** Every type that the search finds, in the order of its tabs. */
const types: Readonly<Record<SearchType, true>> = {
  topic: true,
  floor: true,
  replay: true,
  painting: true,
  user: true,
  club: true,
}

export const searchTypes = Object.keys(types) as readonly SearchType[] // the keys of the record
