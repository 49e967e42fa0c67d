import { type RawBuilder, sql } from 'kysely'
import { type Reason, reasons, type SubjectKind, subjectKinds } from '#rules/ledger/reasons.ts'

/** Many transfers of one reason at one moment, each of one resource from a member of its own to an account of the house. */
interface Dues {
  readonly reason: Reason
  readonly kind: SubjectKind
  readonly at: Date
  /**
   * Name of a part of the statement's WITH, with the columns `key` (as of `Transfer`; none was posted before), `subject`, `member`,
   * `target` (`house(...)`), `resource` (its number) and `amount` (whole, above 0).
   */
  readonly from: string
}

/**
 * SQL: posts what `postTransfer` would post one by one, as an expression. Who runs it calls `tellHolders`, and catches `asKnown` where
 * a member may have too little, which ends all of it. Run it after all other locks of the transaction.
 */
export function duesSql({ reason, kind, at, from }: Dues): RawBuilder<unknown> {
  const list = (column: string, type: string) =>
    sql`(select array_agg(${sql.ref(column)} order by key) from ${sql.table(from)})::${sql.raw(type)}[]`
  return sql`ledger_dues(${reasons[reason]}::smallint, ${subjectKinds[kind]}::smallint, ${at}::timestamptz, ${list('key', 'text')},
    ${list('subject', 'bigint')}, ${list('member', 'bigint')}, ${list('target', 'bigint')}, ${list('resource', 'smallint')},
    ${list('amount', 'bigint')})`
}
