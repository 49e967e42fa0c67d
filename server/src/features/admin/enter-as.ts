import type { admin } from '@patisserie/contract/admin'
import { lockJudged } from '../../core/members/staff-reads.ts'
import { enterMember } from '../../core/members/staff-store.ts'
import { givenReason } from '../../core/staff-log/given-reason.ts'
import { logAct } from '../../core/staff-log/log-act.ts'
import type { Call } from '../../kit/http/call.ts'
import { hasFreshSession } from './fresh-session.ts'

/** POST /enterAs: a short session as a member, to see what they see; never as other staff. */
export async function enterAs({ db, input, member, now, refuse }: Call<typeof admin.calls.enterAs>) {
  const reason = givenReason(input.reason, refuse)
  if (input.UID === member.id) refuse('self')
  if (!(await hasFreshSession(db, member, now))) refuse('sessionOld')
  const target = (await lockJudged(db, input.UID)) ?? refuse('missingMember')
  if (target.staff.length > 0) refuse('staffMember')
  const subject = `member:${target.id}`
  await logAct(db, { by: member, act: 'enterAs', subject, reason, before: null, after: null, entered: target.id, now })
  return enterMember(db, { member: target.id, by: member.id, session: member.session, now })
}
