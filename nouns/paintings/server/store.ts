import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { dropComments } from '#core/comments/store.ts'
import { dropReports } from '#core/moderation/report-store.ts'
import { dropReactions } from '#core/reactions/store.ts'
import type { Tx } from '#kit/db/database.ts'
import './tables.ts'

/** SQL condition: everybody sees the work `p`. */
export const live = 'p.removed_at is null and p.held_at is null'

/** Loads a work that is live, or held and the caller's own, and locks its row until the transaction ends. */
export const lockPainting = (tx: Tx, id: number, caller: number) =>
  tx
    .selectFrom('paintings')
    .select(['id', 'uploader', 'name', 'comment', 'source', 'dragon', 'match', 'commentable', 'held_at'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where((eb) => eb.or([eb('held_at', 'is', null), eb('uploader', '=', caller)]))
    .forUpdate()
    .executeTakeFirst()

/** Hides a live work; false if it is hidden already: whoever hid it first decides whether it can be restored. */
export async function hidePainting(tx: Tx, id: number, now: Date): Promise<boolean> {
  const hidden = await tx
    .updateTable('paintings')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return hidden !== undefined
}

/** The paths of a work's pictures. */
export async function pathsOf(tx: Tx, painting: number): Promise<string[]> {
  const rows = await tx.selectFrom('painting_pictures').select('src').where('painting', '=', painting).execute()
  return rows.map(({ src }) => src)
}

export async function countLikes(tx: Tx, id: number, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('paintings')
    .set((eb) => ({ likes: eb('likes', '+', by) }))
    .where('id', '=', id)
    .execute()
}

/** Changes the number of visible comments on a work. */
export const countComments = (tx: Tx, id: number, by: 1 | -1) =>
  tx
    .updateTable('paintings')
    .set((eb) => ({ comments: eb('comments', '+', by) }))
    .where('id', '=', id)
    .execute()

/**
 * Deletes works with all likes, comments and reports on them; `ids` selects and locks them. Their pictures are deleted
 * by the purge of pictures that nothing shows. What they looked like stays known.
 */
export async function deletePaintings(tx: Tx, ids: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: number }>`${ids}`.execute(tx)
  const these = sql`select unnest(${rows.map(({ id }) => id)}::integer[])`
  await dropReactions(tx, 'painting', these)
  await dropReports(tx, 'painting', these)
  await dropComments(tx, 'painting', these)
  await tx.deleteFrom('paintings').where(sql<SqlBool>`id in (${these})`).execute()
  return rows.length
}

/** Deletes a batch of works hidden before a time. */
export const purgeBatch = (tx: Tx, before: Date, size: number): Promise<number> =>
  deletePaintings(
    tx,
    sql`select id from paintings p where removed_at < ${before}
      and not exists (select from hidden_paintings h where h.painting = p.id and h.hidden_by is null)
      order by id limit ${size} for update`,
  )
