import { released } from '#core/moderation/held-rule.ts'
import type { Tx } from '#kit/db/database.ts'
import { replayKeyMax } from '#rules/rich-text/piece-id.ts'

/** Loads a held replay and locks its row until the transaction ends. */
export const lockHeldReplay = (tx: Tx, id: number) =>
  tx
    .selectFrom('replays')
    .select(['id', 'uploader', 'comment'])
    .where('id', '=', Math.min(id, replayKeyMax + 1))
    .where('held_at', 'is not', null)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** The replay that a comment is about, also if it was removed since. */
export const commentedReplay = (tx: Tx, id: number) =>
  tx
    .selectFrom('replays')
    .select(['id', 'uploader', 'game', 'commentable', 'removed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const releaseReplay = (tx: Tx, id: number) =>
  tx.updateTable('replays').set(released).where('id', '=', id).execute()
