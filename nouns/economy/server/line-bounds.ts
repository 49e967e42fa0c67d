import type { ReadDb } from '#kit/db/database.ts'
import type { Period } from '#rules/ledger/period.ts'
import { type Resource, resourceNumber } from '#rules/ledger/resources.ts'
import { boundsStatement } from './statement-sql.ts'

/** Where a period begins and ends in the lines of a balance. */
export interface LineBounds {
  readonly resource: number
  readonly lines: number
  readonly amount: number
  readonly owed: number
  /** Number of lines before the period. */
  readonly since: number
  /** Number of lines before its end. */
  readonly until: number
  /** Posts of its first and last line; null where it has none. */
  readonly first: number | null
  readonly last: number | null
}

interface BoundsAsked {
  readonly member: number
  /** Without it: all resources. */
  readonly resource: Resource | undefined
  readonly period: Period
}

/** The bounds of a period in each balance of a member that ever moved. */
export const boundsOf = (db: ReadDb, { member, resource, period }: BoundsAsked): Promise<LineBounds[]> =>
  db.named<LineBounds>(boundsStatement, [member, resource ? resourceNumber(resource) : null, period.from, period.until])
