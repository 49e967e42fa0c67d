import type { Tx } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'
import { takeBackRewards } from '../rewards/take-back-rewards.ts'
import type { CommentKind } from './comment-kind.ts'
import { hideComment, lockComment } from './store.ts'

/** The part of a call's context that removing a comment needs; the call declares these refusals. */
interface RemoveCall {
  readonly db: Tx
  readonly input: { readonly id: number }
  readonly member: Caller
  readonly now: Date
  readonly refuse: (code: 'commentGone' | 'notOwn') => never
}

/** Soft-deletes the caller's own comment, also one that waits for staff. */
export async function removeComment<Thing>(
  { db, input, member, now, refuse }: RemoveCall,
  kind: CommentKind<Thing>,
): Promise<'suc'> {
  const comment = (await lockComment(db, kind, input.id)) ?? refuse('commentGone')
  if (comment.author !== member.id) refuse('notOwn')
  await hideComment(db, kind, { comment, now })
  await takeBackRewards(db, { kind: 'comment', id: comment.id, by: 'author', now })
  await kind.tellPages(db, comment.subject)
  return 'suc'
}
