import { linkedTo } from '#core/members/links/linked.ts'
import { lockJudged } from '#core/members/staff/staff-reads.ts'
import { setRobotFlag } from '#core/members/staff/staff-store.ts'
import { remind } from '#core/reminders/remind.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Call } from '#kit/http/call.ts'
import type { roleStaff } from '../contract/role-staff.ts'

/** POST /updateRobot: makes an account a robot of the staff, or an ordinary one again. */
export async function flagRobot({ db, input, member, now, refuse }: Call<typeof roleStaff.calls.setRobot>) {
  const reason = givenReason(input.reason, refuse)
  if (input.UID === member.id) refuse('self')
  const target = (await lockJudged(db, input.UID)) ?? refuse('missingMember')
  if (target.staff.length > 0) refuse('staffMember')
  const robot = input.robot === 'Y'
  // A robot is nobody's: it may not stay one of a person's accounts.
  if (robot && (await linkedTo(db, target.id)).length > 1) refuse('linkedMember')
  if (target.robot === robot) return 'suc' as const
  await setRobotFlag(db, target.id, robot)
  const subject = `member:${target.id}`
  const [before, after] = [{ robot: target.robot }, { robot }]
  await logAct(db, { by: member, act: 'updateRobot', subject, reason, before, after, now })
  await remind(db, { to: target.id, kind: 'robot', subject, data: { state: robot ? 'set' : 'lifted', reason }, now })
  return 'suc' as const
}
