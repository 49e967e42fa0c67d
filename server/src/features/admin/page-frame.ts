import { limits } from '@patisserie/rules/limits'

/** The frame of a paged answer; totals are exact to 10,000. */
export function pageFrame(found: number, { pageNum, pageSize }: { pageNum: number; pageSize: number }) {
  const total = Math.min(found, limits.exactTotal)
  return { total, more: found > total, pageInfo: { pageNum, pageSize, pages: Math.ceil(total / pageSize) } }
}
