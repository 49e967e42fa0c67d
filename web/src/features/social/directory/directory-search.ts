import { type DirectorySort, directorySorts } from '@patisserie/rules/people/presence'

/** Declared search parameters of `/members`: what is left out is everybody, newest first, first page. */
export interface DirectorySearch {
  readonly q?: string
  readonly sort?: DirectorySort
  readonly p?: number
}

const longest = 60

export const directorySearch = (raw: Readonly<Record<string, unknown>>): DirectorySearch => {
  const q = typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).trim().slice(0, longest) : ''
  const sort = directorySorts.find((known) => known === raw.sort && known !== 'newest')
  const p = Number(raw.p)
  return {
    ...(q !== '' && { q }),
    ...(sort && { sort }),
    ...(Number.isInteger(p) && p > 1 && p <= 1_000_000 && { p }),
  }
}
