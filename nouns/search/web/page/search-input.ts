import type { LoaderContext } from '#api/loader.ts'
import type { SearchPlace } from '#cards/search/search-path.ts'
import type { Out } from '#contract/endpoint.ts'
import * as limits from '#rules/search/search-limits.ts'
import type { SearchType } from '#rules/search/searched.ts'
import { formatNumber } from '#rules/text.ts'
import { search } from '../../contract/search.ts'
import { type SiteSearch, searchPlace } from '../site-search.ts'
import { knownPlace } from './found-kinds.ts'

const { find } = search.calls

export type Found = Out<typeof find>
export type HitCount = NonNullable<Found['counts'][SearchType]>

/** Input of the call for what an address asks. */
export const findInput = ({ q = '', type, m, t, by, sort, page }: SearchPlace) => ({
  type: type ?? ('all' as const),
  value: q,
  ...(m && { m }),
  ...(t && { t }),
  ...(by && { UID: by }),
  sort: sort ?? ('match' as const),
  pageSize: limits.searchPageSize,
  pageNum: page ?? 1,
})

/** Loads the results, so that they are in the first HTML. The page itself says what went wrong. */
export const searchLoader = async ({ context, deps }: { context: LoaderContext; deps: SiteSearch }) => {
  if (deps.q) await context.load(find, findInput(knownPlace(searchPlace(deps)))).catch(() => undefined)
}

/** `10,000+` when there are more. */
export const hits = ({ total, more }: HitCount): string => `${formatNumber(total)}${more ? '+' : ''}`

/** All hits of a search, or those of its type. */
export const totalOf = ({ counts }: Found, type: SearchType | undefined): HitCount => {
  const shown = type ? [counts[type]] : Object.values(counts)
  return {
    total: shown.reduce((all, count) => all + (count?.total ?? 0), 0),
    more: shown.some((count) => count?.more),
  }
}
