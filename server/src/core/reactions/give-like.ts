import type { Tx } from '../../kit/db/database.ts'
import type { Caller } from '../../kit/http/call.ts'
import { refuseBlack } from '../members/black-gate.ts'
import { mayReach } from '../reach/may-reach.ts'
import { remind, unremind } from '../reminders/remind.ts'
import type { LikeKind } from './reaction-kind.ts'
import { deleteReaction, insertReaction } from './store.ts'

/** The part of a call's context that liking needs; the call declares these refusals. */
interface LikeCall<Refused extends string> {
  readonly db: Tx
  readonly member: Caller
  readonly now: Date
  readonly refuse: (code: Refused) => never
}

/** A like that was given: the thing's row, the giver and the owner. */
interface GivenLike {
  readonly kind: string
  readonly subject: number
  readonly giver: number
  readonly owner: number
  readonly at: Date
}

/**
 * Gives a like: one per member and thing, never to one's own. Counts it and reminds the owner. The caller has checked
 * that the member may see the thing.
 *
 * The answer is for a reward given in the same transaction. A like may be taken back and given again, so a reward needs
 * a unique key of kind, subject and giver.
 */
export async function giveLike<Thing>(
  { db, member, now, refuse }: LikeCall<'likeSelf' | 'notReachable' | 'liked'>,
  like: LikeKind<Thing>,
  thing: Thing,
): Promise<GivenLike> {
  const { kind } = like
  const [subject, owner] = [like.subject(thing), like.owner(thing)]
  if (owner === member.id) refuse('likeSelf')
  await refuseBlack(db, member)
  if (!(await mayReach(db, member.id, owner, 'like'))) refuse('notReachable')
  if (!(await insertReaction(db, 'likes', { kind, subject, member: member.id, at: now }))) refuse('liked')
  await like.count(db, thing, 1)
  await remind(db, { ...like.reminder(thing), to: owner, actor: member.id, now })
  return { kind, subject, giver: member.id, owner, at: now }
}

/** Takes a like back, and also takes the member out of the owner's reminder while that is unread. */
export async function takeLikeBack<Thing>(
  { db, member, refuse }: LikeCall<'likeSelf' | 'notLiked'>,
  like: LikeKind<Thing>,
  thing: Thing,
): Promise<void> {
  const owner = like.owner(thing)
  if (owner === member.id) refuse('likeSelf')
  const reaction = { kind: like.kind, subject: like.subject(thing), member: member.id }
  if (!(await deleteReaction(db, 'likes', reaction))) refuse('notLiked')
  await like.count(db, thing, -1)
  const { kind, subject } = like.reminder(thing)
  await unremind(db, { kind, subject, to: owner, actor: member.id })
}
