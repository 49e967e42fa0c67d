import { limits } from './limits.ts'

/** Which page of a list, counted from 1. */
export interface PageAsked {
  readonly pageSize: number
  readonly pageNum: number
}

/** How many rows stand before the page. */
export const offsetOf = ({ pageNum, pageSize }: PageAsked): number => (pageNum - 1) * pageSize

/** The frame of every paged answer; `found` counts at least one beyond `most`, up to which totals are told exactly. */
export function pageOf(found: number, { pageNum, pageSize }: PageAsked, most: number = limits.exactTotal) {
  const total = Math.min(found, most)
  return { total, more: found > total, pageInfo: { pageNum, pageSize, pages: Math.ceil(total / pageSize) } }
}
