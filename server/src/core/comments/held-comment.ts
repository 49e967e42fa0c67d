import type { Tx } from '../../kit/db/database.ts'
import type { WaitingPost } from '../moderation/decide-waiting.ts'
import type { CommentKind } from './comment-kind.ts'
import { hideComment, showComment } from './store.ts'
import { tellOwner } from './tell-owner.ts'

interface HeldComment<Thing> extends Pick<WaitingPost, 'author' | 'words' | 'release' | 'remove'> {
  /** What the comment is about. */
  readonly thing: Thing
}

/**
 * Loads and locks a comment that waits for staff, with what deciding about it does; undefined if no comment of this
 * kind waits under the id. `load` reads the thing that the comment is about, removed ones too.
 */
export async function lockHeldComment<Thing>(
  tx: Tx,
  kind: CommentKind<Thing>,
  { id, load }: { id: number; load: (subject: number) => Promise<Thing> },
): Promise<HeldComment<Thing> | undefined> {
  const comment = await tx
    .selectFrom('comments')
    .select(['id', 'subject', 'author', 'comment', 'held_at'])
    .where('id', '=', id)
    .where('kind', '=', kind.kind)
    .where('held_at', 'is not', null)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!comment) return
  const thing = await load(comment.subject)
  const { author, comment: words } = comment
  return {
    thing,
    author,
    words,
    release: async (now) => {
      await showComment(tx, kind, comment)
      await tellOwner(tx, kind, { thing, author, comment: words, now })
    },
    remove: (now) => hideComment(tx, kind, { comment, now }),
  }
}
