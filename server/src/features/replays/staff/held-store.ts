import { limits } from '@patisserie/rules/limits'
import { released } from '../../../core/moderation/held-rule.ts'
import type { Tx } from '../../../kit/db/database.ts'

/** Loads a held replay and locks its row until the transaction ends. */
export const lockHeldReplay = (tx: Tx, id: number) =>
  tx
    .selectFrom('replays')
    .select(['id', 'uploader', 'comment'])
    .where('id', '=', Math.min(id, limits.replayKeyMax + 1))
    .where('held_at', 'is not', null)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const lockHeldComment = (tx: Tx, id: number) =>
  tx
    .selectFrom('comments as c')
    .innerJoin('replays as r', 'r.id', 'c.subject')
    .select(['c.id', 'c.subject', 'c.author', 'c.comment', 'c.held_at', 'r.uploader', 'r.game', 'r.commentable'])
    .where('c.id', '=', id)
    .where('c.kind', '=', 'replay')
    .where('c.held_at', 'is not', null)
    .where('c.removed_at', 'is', null)
    .forUpdate('c')
    .executeTakeFirst()

export const releaseReplay = (tx: Tx, id: number) =>
  tx.updateTable('replays').set(released).where('id', '=', id).execute()
