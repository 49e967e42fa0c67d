import './tables.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/db/database.ts'
import { hideReplay } from '../store.ts'

interface Hiding {
  readonly replay: number
  readonly reason: string
  readonly by: number
  readonly now: Date
}

/**
 * Takes a live replay out of everybody's sight; it can be restored until it is purged. False where its owner removed it
 * first, also in the same moment: what the owner took away staff do not bring back.
 */
export async function hideByStaff(tx: Tx, { replay, reason, by, now }: Hiding): Promise<boolean> {
  if (!(await hideReplay(tx, replay, now))) return false
  await tx
    .insertInto('hidden_replays')
    .values({ replay, reason, hidden_by: by, at: now })
    .onConflict((c) => c.column('replay').doUpdateSet({ reason, hidden_by: by, at: now }))
    .execute()
  return true
}

/** What staff hid, kept from changes until the transaction ends. */
export const lockHidden = (tx: Tx, replay: number) =>
  tx
    .selectFrom('hidden_replays as h')
    .innerJoin('replays as r', 'r.id', 'h.replay')
    .select(['h.reason', 'r.uploader', 'r.file_hash', 'r.input_hash'])
    .where('h.replay', '=', replay)
    .where('r.removed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()

/** False where the same file or keys were uploaded again meanwhile; of two at once the index lets one through. */
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
