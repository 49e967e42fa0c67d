import { touchAtCommit } from '#kit/db/announce.ts'
import type { Database } from '#kit/db/database.ts'
import { giveBack } from './begin-settling.ts'
import '../tables.ts'

/**
 * On a site without bets: every event that is not being paid is settled without a result, so that all stakes go back; members' events
 * that wait for staff give their base back. Safe in several processes and again.
 */
export async function refundAll(db: Database, now: Date): Promise<void> {
  const left = await db.own
    .selectFrom('bets')
    .select(['id', 'opened_at'])
    .where('paid_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('settling_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id, opened_at } of left) {
    await db.transaction(async (tx) => {
      if (!opened_at) return giveBack(tx, id, now)
      await tx
        .updateTable('bets')
        .set({ settling_at: now, refunded: true })
        .where('id', '=', id)
        .where('settling_at', 'is', null)
        .execute()
      touchAtCommit(tx, 'bets')
    })
  }
}
