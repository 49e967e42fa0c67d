import type { Tx } from '#kit/db/database.ts'
import { reasons } from '#rules/ledger/reasons.ts'
import { giveBack, takeBack } from '../ledger/take-back.ts'
import './tables.ts'

/** How long after it brought something a thing must stay, where its author is the one who removes it, in milliseconds. */
export const mustStayMs = 30 * 86_400_000

export interface RemovedThing {
  readonly kind: 'floor' | 'comment' | 'replay' | 'painting'
  readonly id: number
  readonly by: 'author' | 'staff'
  readonly now: Date
}

/**
 * Takes back what a thing brought its author, because its author removes it soon or staff remove it for breach; what the
 * author no longer has becomes a debt. Likes were acts of others: what they brought stays, and so does what a thing
 * brought whose topic, replay or giver's account goes. Call it after all other locks of the transaction.
 */
export async function takeBackRewards(tx: Tx, { kind, id, by, now }: RemovedThing): Promise<void> {
  for (const { key } of await paidFor(tx, { kind, id, taken: false, since: by === 'author' ? soon(now) : null })) {
    await takeBack(tx, key, now)
    await tx.updateTable('rewards').set({ taken_at: now }).where('key', '=', key).execute()
  }
}

/** Gives again what was taken back from the author of a thing that staff bring back. */
export async function giveBackRewards(tx: Tx, { kind, id, now }: Omit<RemovedThing, 'by'>): Promise<void> {
  for (const { key } of await paidFor(tx, { kind, id, taken: true, since: null })) {
    const again = await giveBack(tx, key, now)
    if (again) await tx.updateTable('rewards').set({ taken_at: null, key: again }).where('key', '=', key).execute()
  }
}

interface PaidQuery extends Pick<RemovedThing, 'kind' | 'id'> {
  readonly taken: boolean
  readonly since: Date | null
}

async function paidFor(tx: Tx, { kind, id, taken, since }: PaidQuery): Promise<{ readonly key: string }[]> {
  let query = tx
    .selectFrom('rewards')
    .select('key')
    .$narrowType<{ key: string }>()
    .where('about_kind', '=', kind)
    .where('about', '=', id)
    .where('amount', '>', 0)
    .where('reason', '<>', reasons.like)
    .where('taken_at', taken ? 'is not' : 'is', null)
    .orderBy('reason')
    .forUpdate()
  if (since) query = query.where('at', '>', since)
  return query.execute()
}

const soon = (now: Date) => new Date(now.getTime() - mustStayMs)
