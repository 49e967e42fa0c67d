import type { Tx } from '#kit/db/database.ts'
import type { giftStates } from '#rules/economy/gift-worth.ts'
import { resourceOf } from '#rules/ledger/resources.ts'
import './tables.ts'

/** Reads and locks a gift; undefined if there is none. */
export async function lockGift(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('gifts as g')
    .innerJoin('members as a', 'a.id', 'g.giver')
    .innerJoin('members as b', 'b.id', 'g.receiver')
    .select(['g.id', 'g.giver', 'g.receiver', 'g.resource', 'g.amount', 'g.at', 'g.state'])
    .select(['a.nick as giverNick', 'a.closed_at', 'b.nick as receiverNick'])
    .where('g.id', '=', id)
    .forUpdate('g')
    .executeTakeFirst()
  if (!row) return undefined
  const { closed_at, resource, ...gift } = row
  return { ...gift, resource: resourceOf(resource), giverClosed: closed_at !== null }
}

interface Ending {
  readonly id: number
  readonly state: Exclude<(typeof giftStates)[number], 'given'>
  readonly reason: string
  readonly now: Date
}

/** Ends a gift, which frees the week's limits of both. Call it under `lockGift`. */
export const endGift = (tx: Tx, { id, state, reason, now }: Ending) =>
  tx.updateTable('gifts').set({ state, ended_at: now, ended_reason: reason }).where('id', '=', id).execute()
