import { type Reason, reasons, type SubjectKind, subjectKinds } from '@patisserie/rules/ledger/reasons'
import { type Resource, resourceNumber } from '@patisserie/rules/ledger/resources'
import { type RawBuilder, sql } from 'kysely'

/** Many transfers of one reason at one moment about one thing, each of one resource from a member of its own to one account of the house. */
interface Dues {
  readonly reason: Reason
  readonly about: { readonly kind: SubjectKind; readonly id: number }
  readonly at: Date
  /** `house(...)`. */
  readonly to: number
  readonly resource: Resource
  /**
   * Name of a part of the statement's WITH, with the columns `key` (as of `Transfer`; none was posted before), `member` and `amount`
   * (whole, above 0).
   */
  readonly from: string
}

/**
 * SQL: posts what `postTransfer` would post one by one, as an expression. Who runs it calls `tellHolders`, and catches `asKnown` where
 * a member may have too little, which ends all of it. Run it after all other locks of the transaction.
 */
export function duesSql({ reason, about, at, to, resource, from }: Dues): RawBuilder<unknown> {
  const list = (column: string) => sql`(select array_agg(${sql.ref(column)} order by key) from ${sql.table(from)})`
  return sql`ledger_dues(${reasons[reason]}::smallint, ${subjectKinds[about.kind]}::smallint, ${about.id}::bigint,
    ${at}::timestamptz, ${to}::bigint, ${resourceNumber(resource)}::smallint, ${list('key')}::text[], ${list('member')}::bigint[],
    ${list('amount')}::bigint[])`
}
