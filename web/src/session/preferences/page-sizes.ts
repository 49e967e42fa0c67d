import { limits } from '@patisserie/rules/limits'

/** Topics of a club and floors of a topic that a reader wants on a page. */
export interface PageSizes {
  readonly mNum: number
  readonly tNum: number
}

export const usualPageSizes: PageSizes = { mNum: limits.topicPageSize, tNum: limits.floorPageSize }

/** As the reader's cookies say, so that the first HTML is the page they want; without them as for everybody. */
export const pageSizesOf = (cookies: string): PageSizes => ({
  mNum: sizeIn(cookies, 'mNum') ?? usualPageSizes.mNum,
  tNum: sizeIn(cookies, 'tNum') ?? usualPageSizes.tNum,
})

const sizeIn = (cookies: string, name: keyof PageSizes): number | undefined => {
  const size = Number(new RegExp(`(?:^|;\\s*)${name}=(\\d{1,3})(?=;|\\s|$)`).exec(cookies)?.[1])
  return size >= limits.pageSizeMin && size <= limits.pageSizeMax ? size : undefined
}
