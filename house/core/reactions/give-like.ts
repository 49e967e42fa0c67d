import type { Tx } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'
import { refuseBlack } from '../members/black-gate.ts'
import { mayReach } from '../reach/may-reach.ts'
import { remind, unremind } from '../reminders/remind.ts'
import { rewardLike } from '../rewards/reward-like.ts'
import type { LikeKind } from './reaction-kind.ts'
import { deleteReaction, insertReaction } from './store.ts'

/** The part of a call's context that liking needs; the call declares these refusals. */
interface LikeCall<Refused extends string> {
  readonly db: Tx
  readonly member: Caller
  readonly now: Date
  readonly refuse: (code: Refused) => never
}

/**
 * Gives a like: one per member and thing, never to one's own. Counts it, reminds the owner and pays them. The caller has
 * checked that the member may see the thing.
 */
export async function giveLike<Thing>(
  { db, member, now, refuse }: LikeCall<'likeSelf' | 'notReachable' | 'liked'>,
  like: LikeKind<Thing>,
  thing: Thing,
): Promise<void> {
  const { kind, ledgerKind } = like
  const [subject, owner] = [like.subject(thing), like.owner(thing)]
  if (owner === member.id) refuse('likeSelf')
  await refuseBlack(db, member)
  if (!(await mayReach(db, member.id, owner, 'like'))) refuse('notReachable')
  if (!(await insertReaction(db, 'likes', { kind, subject, member: member.id, at: now }))) refuse('liked')
  await like.count(db, thing, 1)
  await remind(db, { ...like.reminder(thing), to: owner, actor: member.id, now })
  // Staff who entered the account move no resources; the member may give the reward by a like of their own later.
  if (ledgerKind && member.enteredBy === undefined)
    await rewardLike(db, { kind: ledgerKind, subject, giver: member.id, owner, at: now })
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
