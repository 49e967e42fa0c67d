import { type RawBuilder, sql } from 'kysely'
import { closePictures, openPictures } from '#core/files/closed-pictures.ts'
import { isUnused, type PictureUse } from '#core/files/purge-pictures.ts'
import { giveBackRewards, takeBackRewards } from '#core/rewards/take-back-rewards.ts'
import type { Tx } from '#kit/db/database.ts'
import { elsewhere } from '../close-unshown.ts'
import { hidePainting } from '../store.ts'
import { forgetContent, rememberContent } from './removed-content.ts'
import './tables.ts'

interface Hiding {
  readonly painting: number
  readonly reason: string
  readonly now: Date
}

/**
 * Staff take a work out of sight; they can show it again until it is purged. Its pictures are closed, remembered, and bring
 * nothing any more. A work that reports had hidden becomes theirs. False if it was out of sight otherwise. One that its
 * uploader removed stays so, or removing it in time would keep its pictures from being remembered.
 */
export async function takeOutOfSight(tx: Tx, { by, ...hiding }: Hiding & { readonly by: number }): Promise<boolean> {
  const { painting, now } = hiding
  const took = (await hide(tx, { ...hiding, hidden_by: by })) || (await takeOver(tx, { by, ...hiding }))
  const paths = await markClosed(tx, painting, sql`true`)
  await closePictures(tx, paths)
  if (!took && paths.length === 0) return false
  await rememberContent(tx, painting, now)
  await takeBackRewards(tx, { kind: 'painting', id: painting, by: 'staff', now })
  return took
}

/**
 * Reports take a work out of sight until staff look. Its pictures are closed but for those that somebody else shows too: else
 * a copy that is uploaded and reported would take away any picture of the site. `uses` are all columns that show pictures.
 */
export async function hideUntilSeen(tx: Tx, { uses, ...hiding }: Hiding & { readonly uses: readonly PictureUse[] }) {
  if (!(await hide(tx, { ...hiding, hidden_by: null }))) return false
  const shownByOthers = sql`exists (select from pictures i join paintings p on p.id = e.painting
      where '/pic/' || i.original || '.' || i.extension = e.src and i.member is distinct from p.uploader)
    and (not ${isUnused(sql`e.src`, elsewhere(uses))} or exists (
      select from painting_pictures o join paintings p on p.id = o.painting join paintings own on own.id = e.painting
      where o.src = e.src and p.removed_at is null and p.uploader <> own.uploader))`
  await closePictures(tx, await markClosed(tx, hiding.painting, sql`not (${shownByOthers})`))
  return true
}

async function hide(tx: Tx, { painting, reason, hidden_by, now: at }: Hiding & { readonly hidden_by: number | null }) {
  if (!(await hidePainting(tx, painting, at))) return false
  await tx
    .insertInto('hidden_paintings')
    .values({ painting, reason, hidden_by, at })
    .onConflict((c) => c.column('painting').doUpdateSet({ reason, hidden_by, at }))
    .execute()
  return true
}

/** Notes which pictures of a work are closed with it, of those that are not yet; answers their paths. */
async function markClosed(tx: Tx, painting: number, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ src: string }>`update painting_pictures e set closed = true
    where e.painting = ${painting} and not e.closed and ${which} returning e.src`.execute(tx)
  return rows.map(({ src }) => src)
}

/** Makes staff the ones who hide a work that reports had hidden; it can be shown again for 30 days from now on. */
async function takeOver(tx: Tx, { painting, reason, by, now }: Hiding & { readonly by: number }): Promise<boolean> {
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
  await lockAny(tx, painting)
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

/** Shows a work again that staff or reports took out of sight. Reports alone do not hide it any more. */
export async function showAgain(tx: Tx, { id, hidden_by }: HiddenPainting, now: Date): Promise<void> {
  await tx.updateTable('paintings').set({ removed_at: null }).where('id', '=', id).execute()
  await tx.deleteFrom('hidden_paintings').where('painting', '=', id).execute()
  await openClosed(tx, id)
  await clearPainting(tx, id, now)
  if (hidden_by === null) return
  await forgetContent(tx, id)
  await giveBackRewards(tx, { kind: 'painting', id, now })
}

/** Opens the pictures that were closed with a work. */
async function openClosed(tx: Tx, painting: number): Promise<void> {
  const { rows } = await sql<{ src: string }>`update painting_pictures set closed = false
    where painting = ${painting} and closed returning src`.execute(tx)
  await openPictures(
    tx,
    rows.map(({ src }) => src),
  )
}

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
  if (released) await openClosed(tx, painting)
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

/** Loads a work whatever its state, and locks it until the transaction ends. */
export const lockAny = (tx: Tx, id: number) =>
  tx.selectFrom('paintings').select(['id', 'uploader', 'name']).where('id', '=', id).forUpdate().executeTakeFirst()

/** Loads a work that is live or waits, and locks it until the transaction ends. */
export const lockStanding = (tx: Tx, id: number) =>
  tx
    .selectFrom('paintings')
    .select(['id', 'uploader', 'name', 'src'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
