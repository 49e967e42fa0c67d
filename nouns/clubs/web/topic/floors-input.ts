interface FloorsAsked {
  readonly t: number
  readonly page: number
  /** Only the floors of who began the topic. */
  readonly only: boolean
}

/** What a page of a topic asks of the call `floors`. */
export const floorsInput = ({ t, page, only }: FloorsAsked, tNum: number) => ({
  t,
  only: only ? ('Y' as const) : ('N' as const),
  pageSize: tNum,
  pageNum: page,
})
