import type { PersonSearch } from '#cards/person/page/person-address.ts'

export const personFeedInput = (UID: number, { p = 1 }: PersonSearch) => ({
  UID,
  pageSize: feedPageSize,
  pageNum: Math.min(p, 40),
})

const feedPageSize = 20
