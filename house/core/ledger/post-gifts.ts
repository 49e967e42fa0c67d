import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { type Reason, reasons, type SubjectKind, subjectKinds } from '#rules/ledger/reasons.ts'
import { type Resource, resourceNumber } from '#rules/ledger/resources.ts'
import { asKnown, tellHolders } from './post-transfer.ts'

/** Many transfers of one reason at one moment, each of which gives from an account of the house to one member. */
interface Gifts {
  readonly reason: Reason
  readonly kind: SubjectKind
  /** `house(...)`. */
  readonly from: number
  readonly at: Date
  readonly gifts: readonly Gift[]
}

export interface Gift {
  readonly id: number
  /** As of `Transfer`; none was posted before, which would be an error. */
  readonly key: string
  readonly to: number
  /** At least one, each of another resource. */
  readonly things: readonly { readonly resource: Resource; readonly amount: number }[]
}

/**
 * Posts what `postTransfer` would post one by one, in one statement. Call it after all other locks of the transaction; it
 * locks balances in the same order.
 */
export async function postGifts(tx: Tx, { reason, kind, from, at, gifts }: Gifts): Promise<void> {
  if (gifts.length === 0) return
  const things = gifts.flatMap((gift, n) => gift.things.map((thing) => ({ ...thing, to: gift.to, place: n + 1 })))
  for (const { amount } of things) {
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${reason} moves ${amount}`)
  }
  await sql`-- ledger-gifts
    select ledger_gifts(${reasons[reason]}::smallint, ${subjectKinds[kind]}::smallint, ${at}::timestamptz, ${from}::bigint,
      ${gifts.map(({ id }) => id)}::bigint[], ${gifts.map(({ key }) => key)}::text[], ${gifts.map(({ to }) => to)}::bigint[],
      ${things.map(({ place }) => place)}::integer[], ${things.map(({ resource }) => resourceNumber(resource))}::smallint[],
      ${things.map(({ amount }) => amount)}::bigint[])`
    .execute(tx)
    .catch(asKnown)
  tellHolders(
    tx,
    things.map((thing) => ({ ...thing, from })),
  )
}
