import { type PaintingFilter, readPaintingFilter, writePaintingFilter } from '../../rules/painting-filters.ts'
import * as limits from '../../rules/painting-limits.ts'
import { wallPage, wallSearch } from '../wall-search.ts'

/** A view of the wall: which works, and the page it begins with. */
export interface WallView {
  readonly filter: PaintingFilter
  readonly page: number
  /** Only works of people whom the reader follows. Nothing else is chosen then. */
  readonly followed: boolean
}

export const wallView = (search: Readonly<Record<string, unknown>>): WallView => ({
  filter: readPaintingFilter(search.follow === 'Y' ? {} : search),
  page: wallPage(search.p),
  followed: search.follow === 'Y',
})

/** The address of a view, its parameters in the order of their names, as the router writes them. */
export const wallPath = (view: Partial<PaintingFilter> & { readonly follow?: 'Y' }, page = 1): string => {
  const { follow, ...filter } = view
  const search = wallSearch({ follow, ...writePaintingFilter(readPaintingFilter(filter)), p: page })
  const fields = Object.entries(search).sort(([a], [b]) => (a < b ? -1 : 1))
  const query = new URLSearchParams(fields).toString()
  return query === '' ? '/painting' : `/painting?${query}`
}

/** The address of a page of the same view. */
export const wallPagePath = ({ filter, followed }: WallView, page: number): string =>
  wallPath(followed ? { follow: 'Y' } : filter, page)

export const wallInput = ({ filter, followed }: WallView, pageNum: number) => ({
  ...(followed ? {} : filter),
  pageSize: limits.paintingPageSize,
  pageNum,
})
