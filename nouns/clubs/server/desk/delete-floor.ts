import { remind } from '#core/reminders/remind.ts'
import { giveBackRewards, takeBackRewards } from '#core/rewards/take-back-rewards.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import { announce } from '#kit/db/announce.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import type { clubs } from '../../contract/clubs.ts'
import { settleHidings } from '../hiding/settle-hidings.ts'
import { topicNote } from '../live-topic.ts'
import {
  type FoundFloor,
  floorIn,
  type LockedTopic,
  lockTopic,
  restoreMs,
  setFloorStanding,
  setTopicStanding,
} from '../standing-store.ts'
import { floorSubject, topicSubject } from '../told.ts'

/** POST /deleteFloor: hides a floor behind its stub, or brings it back within 30 days. */
export async function deleteFloor({ db, input, member, now, refuse }: Call<typeof clubs.calls.deleteFloor>) {
  const reason = givenReason(input.reason, refuse)
  const topic = (await lockTopic(db, input.t)) ?? refuse('topicGone')
  if (topic.removed_at !== null) refuse('topicGone')
  if (input.floor === 1) refuse('floorFirst')
  const floor = (await floorIn(db, topic.id, input.floor)) ?? refuse('floorGone')
  const comesBack = input.restore === 'Y'
  if (comesBack) {
    if (floor.removed_at === null) refuse('actDone')
    if (!mayComeBack(floor, now)) refuse('floorGone')
    await setFloorStanding(db, topic, { floor, standing: { removed_at: null, removed_by: null } })
  } else {
    if (floor.removed_by === 'staff') refuse('actDone')
    if (floor.removed_at !== null) refuse('floorGone')
    await setFloorStanding(db, topic, { floor, standing: { removed_at: now, removed_by: 'staff' } })
    await settleHidings(db, { topic, floor, upheld: true, note: reason, now })
  }
  await tellAuthor(db, { topic, floor, hidden: !comesBack, reason, now })
  const thing = { kind: 'floor', id: floor.id, now } as const
  await (comesBack ? giveBackRewards(db, thing) : takeBackRewards(db, { ...thing, by: 'staff' }))
  const before = { member: floor.author, words: floor.excerpt, hidden: comesBack }
  const act = comesBack ? 'restoreFloor' : 'deleteFloor'
  const subject = floorSubject(topic.id, floor.number)
  await logAct(db, { by: member, act, subject, reason, before, after: { ...before, hidden: !comesBack }, now })
  return 'suc' as const
}

interface TakingDown {
  readonly floor: number
  readonly reason: string
  /** Two members decided, not staff. */
  readonly byMembers: boolean
  readonly now: Date
}

/**
 * Hides a floor after a report, or its whole topic for floor 1, and notifies the author. False if it is removed
 * already.
 */
export async function takeDown(
  tx: Tx,
  topic: LockedTopic,
  { floor: number, reason, byMembers, now }: TakingDown,
): Promise<boolean> {
  const floor = await floorIn(tx, topic.id, number)
  if (!floor || floor.removed_at !== null || topic.removed_at !== null) return false
  const standing = { removed_at: now, removed_by: 'staff' } as const
  const thing = { kind: 'floor', id: floor.id, by: 'staff', now } as const
  if (number === 1) {
    await setTopicStanding(tx, topic, standing)
    const data = { act: 'hide', note: reason, t: topic.id, title: topic.title }
    await remind(tx, { to: topic.author, kind: 'topicStaff', subject: `${topicSubject(topic.id)}:hide`, data, now })
    await takeBackRewards(tx, thing)
    announce(tx, topicNote(topic.id))
    return true
  }
  await setFloorStanding(tx, topic, { floor, standing, byMembers })
  await settleHidings(tx, { topic, floor, upheld: true, note: reason, now })
  await tellAuthor(tx, { topic, floor, hidden: true, byMembers, reason, now })
  await takeBackRewards(tx, thing)
  return true
}

interface Told {
  readonly topic: LockedTopic
  readonly floor: FoundFloor
  readonly hidden: boolean
  readonly byMembers?: boolean
  readonly reason: string
  readonly now: Date
}

async function tellAuthor(tx: Tx, { topic, floor, hidden, byMembers = false, reason, now }: Told): Promise<void> {
  const state = byMembers ? 'judged' : hidden ? 'hidden' : 'shown'
  const data = { state, note: reason, t: topic.id, floor: floor.number, title: topic.title }
  const subject = floorSubject(topic.id, floor.number)
  await remind(tx, { to: floor.author, kind: 'floorStaff', subject, data, now })
  announce(tx, topicNote(topic.id))
}

const mayComeBack = ({ removed_at, removed_by, purged }: FoundFloor, now: Date): boolean =>
  removed_at !== null && removed_by === 'staff' && !purged && now.getTime() - removed_at.getTime() <= restoreMs
