import { sql } from 'kysely'
import { refuseBlack } from '#core/members/black-gate.ts'
import { knownWith, linksAround } from '#core/members/links/link-store.ts'
import { personsOf } from '#core/members/links/linked.ts'
import { refuseEntered } from '#core/members/not-entered.ts'
import { houseStaff } from '#core/members/staff/house-staff.ts'
import { remind } from '#core/reminders/remind.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import { announce } from '#kit/db/announce.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { hidersOf, hidingPause, hidingPeople, hidingProblem } from '#rules/staff/hidings.ts'
import type { clubs } from '../../contract/clubs.ts'
import { topicNote } from '../live-topic.ts'
import { type FoundFloor, floorIn, holdForMembers, type LockedTopic, lockTopic } from '../standing-store.ts'
import { floorSubject } from '../told.ts'
import { isClubThere } from '../topic-for-writer.ts'
import { addHiding, hidingsOf, lastReversed } from './hiding-store.ts'

type HideFloor = Call<typeof clubs.calls.hideFloor>

/** POST /hideFloor: a member hides a floor; with the third person it waits for staff. */
export async function hideFloor(call: HideFloor) {
  const { db, input, member, now, refuse } = call
  refuseEntered(member)
  await refuseBlack(db, member)
  const reason = givenReason(input.reason, refuse)
  // The lock of the topic lets concurrent hidings of one floor be counted one after the other.
  const topic = (await lockTopic(db, input.t)) ?? refuse('topicGone')
  if (topic.removed_at !== null || topic.held_at !== null || !(await isClubThere(db, topic.club))) refuse('topicGone')
  if (input.floor === 1) refuse('hideFirst')
  const floor = (await floorIn(db, topic.id, input.floor)) ?? refuse('floorGone')
  if (floor.removed_at !== null || floor.held_at !== null) refuse('floorGone')
  const hidings = await hidingsOf(db, floor.id)
  const reversed = await lastReversed(db, now)
  const members = [member.id, floor.author, ...[...hidings, ...reversed].map((one) => one.member)]
  const personOf = await personsOf(db, members)
  const isSelf = (other: number) => personOf(other) === personOf(member.id)
  if (isSelf(floor.author)) refuse('hideOwn')
  if (await isStaff(db, floor.author)) refuse('hideStaff')
  for (const one of reversed.filter((each) => isSelf(each.member))) {
    const until = hidingPause(one.at, now)
    if (until) refuse('hidePaused', { until: until.toISOString() })
  }
  const problem = hidingProblem(member.id, { hidings, edited_at: floor.edited_at, personOf, now })
  if (problem === 'hidByLinked') {
    // A link that is not the member's to know of is not named.
    const { all } = knownWith(await linksAround(db, [member.id]), member.id)
    refuse(hidings.some((one) => isSelf(one.member) && all.has(one.member)) ? problem : 'hidAlready')
  }
  if (problem) refuse(problem)
  await addHiding(db, { floor: floor.id, member: member.id, reason, at: now })
  const all = await hidingsOf(db, floor.id)
  const count = hidersOf({ hidings: all, personOf, now })
  if (count < hidingPeople) return { COUNT: count, HIDDEN: 'N' as const }
  await hideNow(call, { topic, floor, reason, hiders: all.filter((one) => !one.decided_at).map((one) => one.member) })
  return { COUNT: count, HIDDEN: 'Y' as const }
}

interface HidingNow {
  readonly topic: LockedTopic
  readonly floor: FoundFloor
  readonly reason: string
  readonly hiders: readonly number[]
}

/** Takes the floor out of sight, into the queue of staff; its author is told, but not by whom. */
async function hideNow({ db, member, now }: HideFloor, { topic, floor, reason, hiders }: HidingNow): Promise<void> {
  await holdForMembers(db, topic, floor, now)
  const subject = floorSubject(topic.id, floor.number)
  const data = { t: topic.id, floor: floor.number, title: topic.title }
  await remind(db, { to: floor.author, kind: 'floorHidden', subject, data, now })
  announce(db, topicNote(topic.id))
  const before = { member: floor.author, words: floor.excerpt, hidden: false }
  const after = { ...before, hidden: true, by: hiders }
  await logAct(db, { by: member, act: 'hideFloor', subject, reason, before, after, now })
}

async function isStaff(tx: Tx, author: number): Promise<boolean> {
  const { rows } = await sql`select 1 from members m where m.id = ${author} and ${sql.raw(houseStaff)}`.execute(tx)
  return rows.length > 0
}
