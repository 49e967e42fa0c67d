import { limits } from '@patisserie/rules/limits'

export interface PageAsked {
  readonly pageSize: number
  readonly pageNum: number
}

/** The frame of every paged answer; `found` counts at least one beyond what is told exactly. */
export function pageOf(found: number, { pageNum, pageSize }: PageAsked) {
  const total = Math.min(found, limits.exactTotal)
  return { total, more: found > total, pageInfo: { pageNum, pageSize, pages: Math.ceil(total / pageSize) } }
}
