import * as houseLimits from '#rules/house-limits.ts'
import { type ReplayFilter, readReplayFilter, writeReplayFilter } from '../../rules/replay-filters.ts'

/** Declared search parameters of `/rpy`, as the address writes them: a filter and a page. */
export type ReplaySearch = Readonly<Record<string, string>>

/** The address keeps only what is valid and says something. */
export const replaySearch = (raw: Readonly<Record<string, unknown>>): ReplaySearch => {
  const p = pageOf(raw.p)
  return { ...writeReplayFilter(readReplayFilter(raw)), ...(p > 1 ? { p: String(p) } : {}) }
}

/** A view of the table: which replays, and which page of them. */
export interface ReplayView {
  readonly filter: ReplayFilter
  readonly page: number
}

/** The router hands over undeclared parameters too; only what is a filter is taken. */
export const replayView = (search: Readonly<Record<string, unknown>>): ReplayView => ({
  filter: readReplayFilter(search),
  page: pageOf(search.p),
})

/** The address of a view, its parameters in the order of their names, as the router writes them. */
export const replayListPath = (filter: Partial<ReplayFilter>, page = 1): string => {
  const search = replaySearch({ ...filter, p: page })
  const fields = Object.keys(search).sort()
  const query = fields.map((name) => `${name}=${encoded(search[name] ?? '')}`).join('&')
  return query === '' ? '/rpy' : `/rpy?${query}`
}

/** The value of a query field. Most are plain, and for those URLSearchParams would be the slowest step of the path. */
const encoded = (value: string): string =>
  /^[\w.-]*$/.test(value) ? value : new URLSearchParams({ v: value }).toString().slice(2)

export const replayListInput = ({ filter, page }: ReplayView) => {
  const { flags, ...rest } = filter
  return { ...rest, ...(flags ? { flags: [...flags] } : {}), pageSize: houseLimits.pageSize, pageNum: page }
}

const pageOf = (raw: unknown): number => {
  const p = Number(raw)
  return Number.isInteger(p) && p > 1 && p <= 1_000_000 ? p : 1
}
