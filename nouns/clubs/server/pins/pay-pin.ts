import { postTransfer } from '#core/ledger/post-transfer.ts'
import type { Tx } from '#kit/db/database.ts'
import { sinks } from '#rules/economy/economy-rates.ts'
import { house } from '#rules/ledger/houses.ts'
import type { LockedTopic } from '../standing-store.ts'
import '../tables.ts'

interface Pins {
  /** Those of authors, otherwise those of keepers. */
  readonly own: boolean
  readonly now: Date
}

/** The pins of a club that were paid for and whose day is not over. Locks the club, so that two at once are counted. */
export async function paidPins(tx: Tx, club: number, { own, now }: Pins): Promise<{ pinned_until: Date | null }[]> {
  await tx.selectFrom('clubs').select('id').where('id', '=', club).forNoKeyUpdate().execute()
  return tx
    .selectFrom('topics')
    .select('pinned_until')
    .where('club', '=', club)
    .where('removed_at', 'is', null)
    .where('pinned_until', '>', now)
    .where('own_pin', '=', own)
    .orderBy('pinned_until')
    .execute()
}

interface Pinned {
  readonly topic: LockedTopic
  /** Who pays. */
  readonly member: number
  readonly now: Date
}

/** Pays for a day at the top of a club. The caller has locked the topic, whose pins are numbered. */
export async function payPin(tx: Tx, { topic: { id, keeper_pins }, member, now }: Pinned): Promise<void> {
  const pins = keeper_pins + 1
  await tx.updateTable('topics').set({ keeper_pins: pins }).where('id', '=', id).execute()
  await postTransfer(tx, {
    reason: 'pinDay',
    about: { kind: 'topic', id },
    key: `pin:${id}:${pins}`,
    at: now,
    moves: [{ from: member, to: house('burn'), resource: 'faith', amount: sinks.pinDayFaith }],
  })
}
