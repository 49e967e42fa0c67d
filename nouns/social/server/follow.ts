import type { social } from '#contract/social.ts'
import { refuseBlack } from '#core/members/black-gate.ts'
import { mayReach } from '#core/reach/may-reach.ts'
import { followsOf } from '#core/reach/reads.ts'
import { deleteFollow, insertFollow, lockPair } from '#core/reach/store.ts'
import { wasReminded } from '#core/reminders/reads.ts'
import { remind, unremind } from '#core/reminders/remind.ts'
import type { Call } from '#kit/http/call.ts'
import * as limits from '#rules/people/people-limits.ts'

const quietMs = 24 * 60 * 60 * 1_000

/** POST /follow: follows a member and notifies them. */
export async function follow({ db, input, member, now, refuse }: Call<typeof social.calls.follow>) {
  const pair = { from: member.id, to: input.UID }
  if (pair.from === pair.to) refuse('followSelf')
  await refuseBlack(db, member)
  if (!(await lockPair(db, pair))) refuse('personUnknown')
  if (!(await mayReach(db, pair.from, pair.to, 'follow'))) refuse('notReachable')
  if (!(await insertFollow(db, pair, now))) refuse('followed')
  if ((await followsOf(db, pair.from)) > limits.followsMost) refuse('followMost', { limit: limits.followsMost })
  const told = { to: pair.to, kind: 'follow', actor: pair.from } as const
  // A member who unfollows and follows again within a day does not cause another reminder.
  if (!(await wasReminded(db, { ...told, since: new Date(now.getTime() - quietMs) }))) {
    await remind(db, { ...told, subject: followSubject(pair.to), now })
  }
  return 'suc' as const
}

/** POST /unfollow: ends a follow and withdraws its reminder if that is still unread. */
export async function unfollow({ db, input, member, refuse }: Call<typeof social.calls.unfollow>) {
  const pair = { from: member.id, to: input.UID }
  if (!(await deleteFollow(db, pair))) refuse('notFollowed')
  await unremind(db, { to: pair.to, kind: 'follow', subject: followSubject(pair.to), actor: pair.from })
  return 'suc' as const
}

/** Subject shared by all follow reminders of one member, so that new followers are collected in one reminder. */
const followSubject = (followed: number): string => `member:${followed}`
