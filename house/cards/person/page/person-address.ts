import { type Gam, isGam } from '#rules/games/games.ts'
import { type PersonTabName, personTabNames } from '#rules/people/person-tabs.ts'
import { firstUserId } from '#rules/people/user-id.ts'

/** Declared search parameters of `/p/{id}`: what is left out is the first tab, its first page, its usual order. */
export interface PersonSearch {
  readonly tab?: PersonTabName
  /** Page number of the tab's list. */
  readonly p?: number
  readonly sort?: 'score'
  readonly game?: Gam
  /** The list of people that lies over the page. */
  readonly people?: 'followers' | 'following'
  /** The owner looks at it as others do. */
  readonly as?: 'guest'
}

export const personSearch = (raw: Readonly<Record<string, unknown>>): PersonSearch => {
  const tab = personTabNames.find((known) => known === raw.tab)
  const p = Number(raw.p)
  const game = Number(raw.game)
  return {
    ...(tab && { tab }),
    ...(Number.isInteger(p) && p > 1 && p <= 1_000_000 && { p }),
    ...(raw.sort === 'score' && { sort: raw.sort }),
    ...(isGam(game) && { game }),
    ...((raw.people === 'followers' || raw.people === 'following') && { people: raw.people }),
    ...(raw.as === 'guest' && { as: raw.as }),
  }
}

/** The address of a view of somebody's page, its parameters in the order of their names, as the router writes them. */
export const personPath = (id: number, search: PersonSearch = {}): string => {
  const named = Object.entries(search).sort(([a], [b]) => (a < b ? -1 : 1))
  const query = new URLSearchParams(named.map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? `/p/${id}` : `/p/${id}?${query}`
}

/** The id in the address; null for one that nobody can have. */
export const personId = (text: string): number | null => {
  const id = Number(text)
  return id >= firstUserId ? id : null
}
