import type { SearchType } from '#rules/search/searched.ts'
import type { SearchSort } from '#rules/search/typed-search.ts'

/** Parameters of the search page's address. */
export interface SearchPlace {
  /** Words and typed filters. */
  readonly q?: string | undefined
  /** Only this type; none: the best few of each. */
  readonly type?: SearchType | undefined
  /** Only in this club; only in this topic; only by this member. */
  readonly m?: number | undefined
  readonly t?: number | undefined
  readonly by?: number | undefined
  readonly sort?: SearchSort | undefined
  readonly page?: number | undefined
}

/** Address of the search page, with parameters sorted by name, as the router writes them. */
export const searchPath = ({ q, type, m, t, by, sort, page }: SearchPlace): string => {
  const shown = { by, m, page: page === 1 ? undefined : page, q, sort: sort === 'match' ? undefined : sort, t, type }
  const pairs = Object.entries(shown).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return pairs.length === 0 ? '/search' : `/search?${new URLSearchParams(pairs)}`
}
