import * as paintingLimits from '#nouns/paintings/rules/painting-limits.ts'
import * as houseLimits from '#rules/house-limits.ts'
import type { PersonSearch } from '../person-routes.ts'

export const personReplaysInput = (upid: number, { p = 1, sort, game }: PersonSearch) => ({
  upid,
  sort: sort ?? ('time' as const),
  pageNum: p,
  ...(game && { game }),
})

export const personTopicsInput = (UID: number, { p = 1 }: PersonSearch) => ({
  UID,
  pageSize: houseLimits.topicPageSize,
  pageNum: p,
})

/** The order and period of a wall stay those of the wall's own page. */
export const personPaintingsInput = (upid: number, { p = 1 }: PersonSearch) => ({
  upid,
  pageSize: paintingLimits.paintingPageSize,
  pageNum: p,
})

const feedPageSize = 20
export const personFeedInput = (UID: number, { p = 1 }: PersonSearch) => ({
  UID,
  pageSize: feedPageSize,
  pageNum: Math.min(p, 40),
})
