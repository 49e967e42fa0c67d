import type { Tx } from '#kit/db/database.ts'
import type { WaitingPost } from '../moderation/decide-waiting.ts'
import type { CommentKind } from './comment-kind.ts'
import { payComment } from './pay-comment.ts'
import { hideComment, showComment } from './store.ts'
import { tellOwner } from './tell-owner.ts'

interface HeldComment<Thing> extends Pick<WaitingPost, 'author' | 'words' | 'release' | 'remove'> {
  /** What the comment is about. */
  readonly thing: Thing
}

interface HeldLookup<Loaded> {
  readonly id: number
  readonly load: (subject: number) => Promise<Loaded>
  readonly isGone: (thing: Loaded) => boolean
}

/**
 * Loads and locks a comment that waits for staff, with what deciding about it does; undefined if no comment of this
 * kind waits under the id. `load` reads the thing that the comment is about, removed ones too; of a comment on a removed
 * one (`isGone`) nobody is told, because the page that the reminder would lead to is gone.
 */
export async function lockHeldComment<Thing, Loaded extends Thing>(
  tx: Tx,
  kind: CommentKind<Thing>,
  { id, load, isGone }: HeldLookup<Loaded>,
): Promise<HeldComment<Loaded> | undefined> {
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
      if (isGone(thing)) return
      await tellOwner(tx, kind, { thing, id, author, comment: words, now })
      const about = { subject: comment.subject, owner: kind.owner(thing) }
      await payComment(tx, kind, { id, author, text: words, ...about, at: now })
    },
    remove: (now) => hideComment(tx, kind, { comment, now }),
  }
}
