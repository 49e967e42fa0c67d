import type { PersonSearch } from '#cards/person/page/person-address.ts'

export const personReplaysInput = (upid: number, { p = 1, sort, game }: PersonSearch) => ({
  upid,
  sort: sort ?? ('time' as const),
  pageNum: p,
  ...(game && { game }),
})

/** Whether the list is as a visitor first sees it: pinned replays stand above it. */
export const isFirstView = ({ p, sort, game }: PersonSearch): boolean => !p && !sort && !game
