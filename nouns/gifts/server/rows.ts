import type { giftStates } from '#rules/economy/gift-worth.ts'
import { resourceOf } from '#rules/ledger/resources.ts'
import './tables.ts'

export interface StoredGift {
  readonly id: number
  readonly giver: number
  readonly receiver: number
  readonly resource: number
  readonly amount: number
  readonly worth: number
  readonly note: string
  readonly at: Date
  readonly state: (typeof giftStates)[number]
  readonly ended_at: Date | null
  readonly ended_reason: string
}

export const giftColumns =
  'g.id, g.giver, g.receiver, g.resource, g.amount, g.worth, g.note, g.at, g.state, g.ended_at, g.ended_reason'

/** The part of a gift that its members and staff see alike. */
export const giftRow = (row: StoredGift) => ({
  id: row.id,
  resource: resourceOf(row.resource),
  amount: row.amount,
  worth: row.worth,
  note: row.note,
  givenAt: row.at.toISOString(),
  state: row.state,
  endedAt: row.ended_at?.toISOString() ?? '',
  reason: row.ended_reason,
})
