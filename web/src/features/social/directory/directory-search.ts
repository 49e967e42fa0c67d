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

/** The address of a view of the directory, its parameters in the order of their names, as the router writes them. */
export function directoryPath({ q, sort, p }: DirectorySearch): string {
  const shown = { p: p === 1 ? undefined : p, q, sort: sort === 'newest' ? undefined : sort }
  const pairs = Object.entries(shown).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return pairs.length === 0 ? '/members' : `/members?${new URLSearchParams(pairs)}`
}
