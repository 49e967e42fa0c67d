import * as limits from './house-limits.ts'

/** A page of a list; `pageNum` counts from 1. */
export interface PageAsked {
  readonly pageSize: number
  readonly pageNum: number
}

/** Number of rows before the page. */
export const offsetOf = ({ pageNum, pageSize }: PageAsked): number => (pageNum - 1) * pageSize

/**
 * The paging fields of every paged answer. Totals are exact up to `most`; `found` needs to count no further than one
 * above it.
 */
export function pageOf(found: number, { pageNum, pageSize }: PageAsked, most: number = limits.exactTotal) {
  const total = Math.min(found, most)
  return { total, more: found > total, pageInfo: { pageNum, pageSize, pages: Math.ceil(total / pageSize) } }
}
