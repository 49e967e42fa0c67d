import './tables.ts'
import { sql } from 'kysely'
import { takeBackRewards } from '#core/rewards/take-back-rewards.ts'
import type { Tx } from '#kit/db/database.ts'
import { hideReplay } from '../store.ts'

interface Hiding {
  readonly replay: number
  readonly reason: string
  readonly by: number
  readonly now: Date
}

/**
 * Hides a live replay; staff can restore it until it is purged. False if its owner has removed it before, also in a
 * concurrent call: staff cannot restore what the owner removed.
 */
export async function hideByStaff(tx: Tx, { replay, reason, by, now }: Hiding): Promise<boolean> {
  if (!(await hideReplay(tx, replay, now))) return false
  await tx
    .insertInto('hidden_replays')
    .values({ replay, reason, hidden_by: by, at: now })
    .onConflict((c) => c.column('replay').doUpdateSet({ reason, hidden_by: by, at: now }))
    .execute()
  await takeBackRewards(tx, { kind: 'replay', id: replay, by: 'staff', now })
  return true
}

/** Loads a replay that staff hid and locks it until the transaction ends. */
export const lockHidden = (tx: Tx, replay: number) =>
  tx
    .selectFrom('hidden_replays as h')
    .innerJoin('replays as r', 'r.id', 'h.replay')
    .select(['h.reason', 'r.uploader', 'r.file_hash', 'r.input_hash'])
    .where('h.replay', '=', replay)
    .where('r.removed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()

/**
 * Makes a hidden replay visible again; false if the same file or keys were uploaded meanwhile. Throws 23505 (unique
 * index) if such an upload is concurrent.
 */
export async function showAgain(tx: Tx, replay: number): Promise<boolean> {
  const shown = await tx
    .updateTable('replays')
    .set({ removed_at: null })
    .where('id', '=', replay)
    .where(sql<boolean>`not exists (select 1 from replays o where o.id <> replays.id and o.removed_at is null
      and (o.file_hash = replays.file_hash or o.input_hash = replays.input_hash))`)
    .returning('id')
    .executeTakeFirst()
  if (shown) await tx.deleteFrom('hidden_replays').where('replay', '=', replay).execute()
  return shown !== undefined
}
