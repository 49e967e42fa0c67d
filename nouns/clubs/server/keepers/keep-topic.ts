import { tooLittle } from '#core/ledger/post-transfer.ts'
import { refuseBlack } from '#core/members/black-gate.ts'
import { requireLevel } from '#core/members/levels/require-level.ts'
import { refuseEntered } from '#core/members/not-entered.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call, Caller } from '#kit/http/call.ts'
import type { clubs } from '../../contract/clubs.ts'
import { isLock, type KeeperAct, keeperPinsMost } from '../../rules/club-keeping.ts'
import { paidPins, payPin } from '../pins/pay-pin.ts'
import { isPinned } from '../rows.ts'
import { type LockedTopic, lockTopic } from '../standing-store.ts'
import { isClubThere } from '../topic-for-writer.ts'
import { actOnTopic } from '../topics/act-on-topic.ts'
import { clubsKeptBy } from './keeper-store.ts'

type Calls = typeof clubs.calls

/** POST /keepPin: pins a topic of an own club for a day, which is paid, or ends a keeper's pin. */
export async function keepPin(call: Call<Calls['keepPin']>) {
  const { db, input, member: by, now, refuse } = call
  const pins = input.on === 'Y'
  const { topic, reason } = await keptTopic(call, pins ? 'pin' : 'unpin')
  if (!pins && topic.pinned && topic.pinned_until === null) refuse('actOfStaff')
  if (pins && !isPinned(topic, now) && (await paidPins(db, topic.club, { own: false, now })).length >= keeperPinsMost)
    refuse('pinsMany')
  await actOnTopic(db, topic, { act: pins ? 'pin' : 'unpin', reason, by, as: 'keeper', now }, refuse)
  if (pins) {
    await payPin(db, { topic, member: by.id, now }).catch(tooLittle(() => refuse('faithFew')))
  }
  return 'suc' as const
}

/** POST /keepLock: locks a topic of an own club or an own topic, or unlocks one that staff have not locked. */
export async function keepLock(call: Call<Calls['keepLock']>) {
  const { db, input, member: by, now, refuse } = call
  const act = input.on === 'Y' ? 'lock' : 'unlock'
  const { topic, reason } = await keptTopic(call, act)
  if (act === 'unlock' && topic.locked && !topic.lock_kept) refuse('actOfStaff')
  await actOnTopic(db, topic, { act, reason, by, as: 'keeper', now }, refuse)
  return 'suc' as const
}

/** POST /keepRename: changes the title of a topic in an own club. */
export async function keepRename(call: Call<Calls['keepRename']>) {
  const { db, input, member: by, now, refuse } = call
  const { topic, reason } = await keptTopic(call, 'rename')
  await actOnTopic(db, topic, { act: 'rename', title: input.title, reason, by, as: 'keeper', now }, refuse)
  return 'suc' as const
}

/** POST /keepMove: moves a topic from an own club to another one. */
export async function keepMove(call: Call<Calls['keepMove']>) {
  const { db, input, member: by, now, refuse } = call
  const { topic, reason, kept } = await keptTopic(call, 'move')
  if (!kept.includes(input.m)) refuse('notKept')
  await actOnTopic(db, topic, { act: 'move', m: input.m, reason, by, as: 'keeper', now }, refuse)
  return 'suc' as const
}

/** The part of a keeper's call that all of them share. */
interface Keeping {
  readonly db: Tx
  readonly input: { readonly t: number; readonly reason: string }
  readonly member: Caller
  readonly refuse: (code: 'topicGone' | 'notKept' | 'missingReason' | 'reasonLong') => never
}

interface Kept {
  readonly topic: LockedTopic
  readonly reason: string
  /** The clubs that the member keeps. */
  readonly kept: readonly number[]
}

/** Locks the topic; refuses unless the member keeps its club, or wrote it and the act is a lock. */
async function keptTopic({ db, input, member, refuse }: Keeping, act: KeeperAct): Promise<Kept> {
  refuseEntered(member)
  await refuseBlack(db, member)
  const reason = givenReason(input.reason, refuse)
  const topic = (await lockTopic(db, input.t)) ?? refuse('topicGone')
  if (topic.removed_at !== null || topic.held_at !== null) refuse('topicGone')
  if (!(await isClubThere(db, topic.club))) refuse('topicGone')
  const kept = (await clubsKeptBy(db, member.id)).map(({ KeyID }) => KeyID)
  if (topic.author === member.id && isLock(act)) return { topic, reason, kept }
  if (!kept.includes(topic.club)) refuse('notKept')
  requireLevel(member, 'clubKeeper')
  return { topic, reason, kept }
}
