import { randomUUID } from 'node:crypto'
import { type Move, postTransfer } from '#core/ledger/post-transfer.ts'
import { balanceOf } from '#core/ledger/reads.ts'
import type { Tx } from '#kit/db/database.ts'
import { type Resource, resourceNumber } from '#rules/ledger/resources.ts'

interface Deal {
  readonly member: number
  readonly reason: 'buy' | 'sell'
  readonly item: Resource
  readonly at: Date
  readonly moves: readonly Move[]
}

/**
 * Posts a purchase or a sale and answers what moved for the member. Every call is a deal of its own, so its key is random;
 * a call that is sent twice has an idempotency key.
 */
export async function postDeal(tx: Tx, { member, reason, item, at, moves }: Deal) {
  const key = `${reason}:${randomUUID()}`
  await postTransfer(tx, { reason, about: { kind: 'item', id: resourceNumber(item) }, key, at, moves })
  const moved: { resource: Resource; amount: number; balance: number }[] = []
  for (const { resource, amount, to } of moves) {
    const balance = await balanceOf(tx, member, resource)
    moved.push({ resource, amount: to === member ? amount : -amount, balance })
  }
  return moved
}
