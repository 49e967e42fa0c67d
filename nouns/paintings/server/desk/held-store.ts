import { released } from '#core/moderation/held-rule.ts'
import type { Tx } from '#kit/db/database.ts'
import '../tables.ts'

/** Loads a work that waits for staff and locks its row until the transaction ends. */
export const lockHeldPainting = (tx: Tx, id: number) =>
  tx
    .selectFrom('paintings')
    .select(['id', 'uploader', 'name', 'comment'])
    .where('id', '=', id)
    .where('held_at', 'is not', null)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** The work that a comment is about, also if it was removed since. */
export const commentedPainting = (tx: Tx, id: number) =>
  tx
    .selectFrom('paintings')
    .select(['id', 'uploader', 'name', 'commentable', 'removed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const releasePainting = (tx: Tx, id: number) =>
  tx.updateTable('paintings').set(released).where('id', '=', id).execute()
