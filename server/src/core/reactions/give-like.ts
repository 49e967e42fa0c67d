import type { Tx } from '../../kit/db/database.ts'
import type { Caller } from '../../kit/http/call.ts'
import { refuseBlack } from '../members/black-gate.ts'
import { mayReach } from '../reach/may-reach.ts'
import { remind, unremind } from '../reminders/remind.ts'
import type { LikeKind } from './reaction-kind.ts'
import { deleteReaction, insertReaction } from './store.ts'

/** The part of a call that liking needs; the call declares these refusals. */
interface LikeCall<Refused extends string> {
  readonly db: Tx
  readonly member: Caller
  readonly now: Date
  readonly refuse: (code: Refused) => never
}

/** What a like was given for: its row, and who got it. */
interface GivenLike {
  readonly kind: string
  readonly subject: number
  readonly giver: number
  readonly owner: number
  readonly at: Date
}

/**
 * One like a member and thing, never of one's own: counts it and reminds the owner. The caller has found the thing as one
 * that the member sees.
 *
 * What it answers is what a reward is given for, in the same transaction. A like may be taken back and given again, so
 * a reward has its own key of kind, subject and giver.
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

/** Takes a like back, and its part of the reminder while the owner has not read that. */
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
