import * as houseLimits from '#rules/house-limits.ts'

/** The reader's page sizes: topics per page of a club, and floors per page of a topic. */
export interface PageSizes {
  readonly mNum: number
  readonly tNum: number
}

export const usualPageSizes: PageSizes = { mNum: houseLimits.topicPageSize, tNum: houseLimits.floorPageSize }

/** Page sizes from the cookies, so that the first HTML has the wanted size; the defaults without cookies. */
export const pageSizesOf = (cookies: string): PageSizes => ({
  mNum: sizeIn(cookies, 'mNum') ?? usualPageSizes.mNum,
  tNum: sizeIn(cookies, 'tNum') ?? usualPageSizes.tNum,
})

const sizeIn = (cookies: string, name: keyof PageSizes): number | undefined => {
  const size = Number(new RegExp(`(?:^|;\\s*)${name}=(\\d{1,3})(?=;|\\s|$)`).exec(cookies)?.[1])
  return size >= houseLimits.pageSizeMin && size <= houseLimits.pageSizeMax ? size : undefined
}
