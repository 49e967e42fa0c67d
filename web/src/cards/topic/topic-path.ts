import type { topicSorts as contractSorts } from '@patisserie/contract/clubs'
import { limits } from '@patisserie/rules/limits'

/** Named anew: the contract's schemas stay out of the pages. */
export const topicSorts = ['last', 'new', 'liked'] as const satisfies Sorts
export type TopicSort = Sorts[number]
type Sorts = typeof contractSorts

/** The address of a club, its parameters in the order of their names, as the router writes them. */
export const clubPath = (m: number, { sort = 'last', page = 1 }: { sort?: TopicSort; page?: number } = {}): string =>
  `/ms?m=${m}${page > 1 ? `&p=${page}` : ''}${sort === 'last' ? '' : `&sort=${sort}`}`

/** The address of a topic's page. */
export const topicPath = (t: number, page = 1): string => `/ms?${page > 1 ? `p=${page}&` : ''}t=${t}`

/** Where a floor stands for a reader of pages of the usual size; for others the page finds its own. */
export const floorPath = (t: number, floor: number, size: number = limits.floorPageSize): string =>
  `${topicPath(t, pageOfFloor(floor, size))}#f${floor}`

/** An address of a floor that holds whatever number of floors a reader has on a page. */
export const lastingFloorPath = (t: number, floor: number): string =>
  floor === 1 ? topicPath(t) : `${topicPath(t)}#f${floor}`

/** Floors keep their numbers, so the page follows from the number. */
export const pageOfFloor = (floor: number, size: number): number => Math.max(1, Math.ceil(floor / size))

/** The floor a fragment names; null for another one. */
export const floorOfHash = (hash: string): number | null => {
  const floor = Number(/^#?f([1-9]\d{0,6})$/.exec(hash)?.[1])
  return Number.isInteger(floor) ? floor : null
}
