import type { DirectorySearch } from './directory-search.ts'

/** The address of a view of the directory, its parameters in the order of their names, as the router writes them. */
export function directoryPath({ q, sort, p }: DirectorySearch): string {
  const shown = { p: p === 1 ? undefined : p, q, sort: sort === 'newest' ? undefined : sort }
  const pairs = Object.entries(shown).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return pairs.length === 0 ? '/members' : `/members?${new URLSearchParams(pairs)}`
}
