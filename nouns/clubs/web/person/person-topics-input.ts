import type { PersonSearch } from '#cards/person/page/person-address.ts'
import * as limits from '#rules/house-limits.ts'

export const personTopicsInput = (UID: number, { p = 1 }: PersonSearch) => ({
  UID,
  pageSize: limits.topicPageSize,
  pageNum: p,
})
