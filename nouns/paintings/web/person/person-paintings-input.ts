import type { PersonSearch } from '#cards/person/page/person-address.ts'
import * as limits from '../../rules/painting-limits.ts'

/** The order and period of a wall stay those of the wall's own page. */
export const personPaintingsInput = (upid: number, { p = 1 }: PersonSearch) => ({
  upid,
  pageSize: limits.paintingPageSize,
  pageNum: p,
})
