import type { SearchPlace } from '#cards/search/search-path.ts'
import * as limits from '#rules/search/search-limits.ts'
import type { SearchType } from '#rules/search/searched.ts'
import { textParam } from '#session/text-param.ts'

/** Declared search parameters of `/search`, all as text. */
export interface SiteSearch {
  readonly q?: string
  /** A word: which types there are the page knows (`knownPlace`). */
  readonly type?: string
  readonly m?: string
  readonly t?: string
  readonly by?: string
  readonly sort?: 'time'
  readonly page?: string
}

/** Keeps the parameters of an address that are valid. A text that is too long stays too long, so that it is refused. */
export const siteSearch = (raw: Readonly<Record<string, unknown>>): SiteSearch => {
  const q = textParam(raw.q, 2 * limits.searchText + 2)
  const type = typeof raw.type === 'string' && /^[a-z]{1,20}$/.test(raw.type) ? raw.type : undefined
  const [m, t, by, page] = [number(raw.m, 6), number(raw.t, 9), number(raw.by, 10), number(raw.page, 4)]
  return {
    ...(m && { m }),
    ...(t && { t }),
    ...(by && { by }),
    ...(q && {
      q,
      ...(type && { type, ...(page && page !== '1' && { page }) }),
      ...(raw.sort === 'time' && { sort: 'time' }),
    }),
  }
}

/** The same with numbers. Its type may be none that there is. */
export const searchPlace = ({ q, type, sort, ...rest }: SiteSearch): SearchPlace => {
  const [m, t, by, page] = [rest.m, rest.t, rest.by, rest.page].map((text) => (text ? Number(text) : undefined))
  return { q, type: type as SearchType | undefined, m, t, by, sort, page } // `knownPlace` leaves out what is none
}

const number = (value: unknown, digits: number): string | undefined =>
  typeof value === 'string' && /^[1-9]\d*$/.test(value) && value.length <= digits ? value : undefined
