import { limits } from '@patisserie/rules/limits'
import { isCharacter } from '@patisserie/rules/paintings/characters'
import {
  type PaintingFilter,
  readPaintingFilter,
  writePaintingFilter,
} from '@patisserie/rules/paintings/painting-filters'

/** Declared search parameters of `/painting`, as the address writes them: a filter, a page, and whose works. */
export type WallSearch = Readonly<Record<string, string>>

/** A view of the wall: which works, and the page it begins with. */
export interface WallView {
  readonly filter: PaintingFilter
  readonly page: number
  /** Only works of people whom the reader follows. Nothing else is chosen then. */
  readonly followed: boolean
}

/** The address keeps only what is valid and says something. */
export const wallSearch = (raw: Readonly<Record<string, unknown>>): WallSearch => {
  const p = pageOf(raw.p)
  const paged = p > 1 ? { p: String(p) } : {}
  if (raw.follow === 'Y') return { follow: 'Y', ...paged }
  return { ...writePaintingFilter(readPaintingFilter(raw)), ...paged }
}

export const wallView = (search: Readonly<Record<string, unknown>>): WallView => ({
  filter: readPaintingFilter(search.follow === 'Y' ? {} : search),
  page: pageOf(search.p),
  followed: search.follow === 'Y',
})

/** The address of a view, its parameters in the order of their names, as the router writes them. */
export const wallPath = (view: Partial<PaintingFilter> & { readonly follow?: 'Y' }, page = 1): string => {
  const search = wallSearch({ ...view, p: page })
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

/** Declared search parameters of `/painting/upload`: the character for whose seven balls the works are. */
export interface UploadSearch {
  readonly dragon?: string
}

export const uploadSearch = ({ dragon }: Readonly<Record<string, unknown>>): UploadSearch =>
  typeof dragon === 'string' && isCharacter(dragon) ? { dragon } : {}

/** Declared search parameters of `/rights`: the work that a claim is about. */
export interface RightsSearch {
  readonly work?: number
}

export const rightsSearch = ({ work }: Readonly<Record<string, unknown>>): RightsSearch => {
  const id = Number(work)
  return Number.isInteger(id) && id > 0 && id < 10_000_000_000 ? { work: id } : {}
}

const pageOf = (raw: unknown): number => {
  const p = Number(raw)
  return Number.isInteger(p) && p > 1 && p <= 1_000_000 ? p : 1
}
