import { closePictures, openPictures } from '../../../core/files/closed-pictures.ts'
import { giveBackRewards, takeBackRewards } from '../../../core/rewards/take-back-rewards.ts'
import type { Tx } from '../../../kit/db/database.ts'
import { hidePainting, lockWork } from '../store.ts'
import { forgetContent, rememberContent } from './removed-content.ts'
import './tables.ts'

interface Hiding {
  readonly painting: number
  readonly reason: string
  /** The member of staff; null where reports hide the work until staff look. */
  readonly by: number | null
  readonly now: Date
}

/**
 * Takes a work out of sight and closes its pictures; staff can show it again until it is purged. What staff take away is
 * remembered, and brings nothing any more. A work that reports had hidden becomes theirs. False if it is out of sight
 * otherwise: staff cannot show what its owner removed.
 */
export async function takeOutOfSight(tx: Tx, { painting, reason, by, now }: Hiding): Promise<boolean> {
  if (await hidePainting(tx, painting, now)) {
    await tx
      .insertInto('hidden_paintings')
      .values({ painting, reason, hidden_by: by, at: now })
      .onConflict((c) => c.column('painting').doUpdateSet({ reason, hidden_by: by, at: now }))
      .execute()
    await closePictures(tx, await picturesOf(tx, painting))
  } else if (by === null || !(await takeOver(tx, { painting, reason, by, now }))) return false
  if (by === null) return true
  await rememberContent(tx, painting, now)
  await takeBackRewards(tx, { kind: 'painting', id: painting, by: 'staff', now })
  return true
}

/** Makes staff the ones who hide a work that reports had hidden; it can be shown again for 30 days from now on. */
async function takeOver(tx: Tx, { painting, reason, by, now }: Hiding): Promise<boolean> {
  const taken = await tx
    .updateTable('hidden_paintings')
    .set({ reason, hidden_by: by, at: now })
    .where('painting', '=', painting)
    .where('hidden_by', 'is', null)
    .returning('painting')
    .executeTakeFirst()
  if (!taken) return false
  await tx.updateTable('paintings').set({ removed_at: now }).where('id', '=', painting).execute()
  return true
}

/**
 * Loads a work that staff or reports took out of sight and its uploader has not deleted, and locks it until the
 * transaction ends. The row of the hiding is changed only under this lock.
 */
export async function lockHidden(tx: Tx, painting: number) {
  await lockWork(tx, painting)
  return tx
    .selectFrom('hidden_paintings as h')
    .innerJoin('paintings as p', 'p.id', 'h.painting')
    .select(['p.id', 'p.uploader', 'p.name', 'p.match', 'h.reason', 'h.hidden_by'])
    .where('h.painting', '=', painting)
    .where('h.deleted_at', 'is', null)
    .where('p.removed_at', 'is not', null)
    .executeTakeFirst()
}

type HiddenPainting = NonNullable<Awaited<ReturnType<typeof lockHidden>>>

/** Notes that the uploader has deleted a hidden work: nobody shows it again. What staff know of its content stays. */
export const deleteHidden = (tx: Tx, painting: number, now: Date) =>
  tx.updateTable('hidden_paintings').set({ deleted_at: now }).where('painting', '=', painting).execute()

/**
 * Ends the hiding of a work that reports alone had hidden and that its uploader has deleted since: it stays deleted, and
 * is purged like every other one.
 */
export async function releaseDeleted(tx: Tx, painting: number): Promise<void> {
  const released = await tx
    .deleteFrom('hidden_paintings')
    .where('painting', '=', painting)
    .where('hidden_by', 'is', null)
    .where('deleted_at', 'is not', null)
    .returning('painting')
    .executeTakeFirst()
  if (released) await openPictures(tx, await picturesOf(tx, painting))
}

/** Shows a work again that staff or reports took out of sight. Reports alone do not hide it any more. */
export async function showAgain(tx: Tx, { id, hidden_by }: HiddenPainting, now: Date): Promise<void> {
  await tx.updateTable('paintings').set({ removed_at: null }).where('id', '=', id).execute()
  await tx.deleteFrom('hidden_paintings').where('painting', '=', id).execute()
  await openPictures(tx, await picturesOf(tx, id))
  await clearPainting(tx, id, now)
  if (hidden_by === null) return
  await forgetContent(tx, id)
  await giveBackRewards(tx, { kind: 'painting', id, now })
}

/** Notes that staff looked at a work and let it be. */
export const clearPainting = (tx: Tx, painting: number, at: Date) =>
  tx
    .insertInto('cleared_paintings')
    .values({ painting, at })
    .onConflict((c) => c.column('painting').doUpdateSet({ at }))
    .execute()

export async function isCleared(tx: Tx, painting: number): Promise<boolean> {
  const row = await tx
    .selectFrom('cleared_paintings')
    .select('painting')
    .where('painting', '=', painting)
    .executeTakeFirst()
  return row !== undefined
}

/** The paths of a work's pictures. */
export async function picturesOf(tx: Tx, painting: number): Promise<string[]> {
  const rows = await tx.selectFrom('painting_pictures').select('src').where('painting', '=', painting).execute()
  return rows.map(({ src }) => src)
}

/** Loads a work that is live or waits, and locks it until the transaction ends. */
export const lockStanding = (tx: Tx, id: number) =>
  tx
    .selectFrom('paintings')
    .select(['id', 'uploader', 'name', 'src'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
