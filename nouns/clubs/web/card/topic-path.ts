import * as houseLimits from '#rules/house-limits.ts'
import type { topicSorts as contractSorts } from '../../contract/clubs.ts'

/** Repeats the contract's list, so that pages do not bundle the contract's schemas. */
export const topicSorts = ['last', 'new', 'liked'] as const satisfies Sorts
export type TopicSort = Sorts[number]
type Sorts = typeof contractSorts

/** Address of a club, with parameters sorted by name, as the router writes them. */
export const clubPath = (m: number, { sort = 'last', page = 1 }: { sort?: TopicSort; page?: number } = {}): string =>
  `/ms?m=${m}${page > 1 ? `&p=${page}` : ''}${sort === 'last' ? '' : `&sort=${sort}`}`

/** Address of a page of a topic; with `only`, of the floors of who began it. */
export const topicPath = (t: number, page = 1, only = false): string =>
  `/ms?${only ? 'only=1&' : ''}${page > 1 ? `p=${page}&` : ''}t=${t}`

/** Addresses of the feeds of new topics, of one club or of all. */
export const feedPaths = (m?: number): { readonly rss: string; readonly atom: string } => {
  const end = m === undefined ? '' : `?m=${m}`
  return { rss: `/ms/feed.rss${end}`, atom: `/ms/feed.atom${end}` }
}

/**
 * Address of a floor for pages of `size` floors. For a reader with another page size the page itself finds the floor.
 */
export const floorPath = (t: number, floor: number, size: number = houseLimits.floorPageSize): string =>
  `${topicPath(t, pageOfFloor(floor, size))}#f${floor}`

/** Address of a floor that is valid for every page size. */
export const lastingFloorPath = (t: number, floor: number): string =>
  floor === 1 ? topicPath(t) : `${topicPath(t)}#f${floor}`

/** Page that a floor is on. Floors keep their numbers, so it follows from the number. */
export const pageOfFloor = (floor: number, size: number): number => Math.max(1, Math.ceil(floor / size))

/** Number of the floor that a fragment names; null for any other fragment. */
export const floorOfHash = (hash: string): number | null => {
  const floor = Number(/^#?f([1-9]\d{0,6})$/.exec(hash)?.[1])
  return Number.isInteger(floor) ? floor : null
}
