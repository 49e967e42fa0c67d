import { holdCode } from '#core/members/staff/hold-codes.ts'
import { lockJudged } from '#core/members/staff/staff-reads.ts'
import { enterMember } from '#core/members/staff/staff-store.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Call } from '#kit/http/call.ts'
import type { admin } from '../contract/admin.ts'
import { hasFreshSession } from './fresh-session.ts'
import type { AdminServices } from './services.ts'

/**
 * POST /enterAs: opens a short session as a member, so that staff see what the member sees. Refuses members who are
 * staff.
 */
export const enterAs = (services: AdminServices) => async (call: Call<typeof admin.calls.enterAs>) => {
  const { db, input, member, now, refuse } = call
  const reason = givenReason(input.reason, refuse)
  if (input.UID === member.id) refuse('self')
  await holdCode(db, member, 'user', { now, demo: services.demo })
  if (!(await hasFreshSession(db, member, now))) refuse('sessionOld')
  const target = (await lockJudged(db, input.UID)) ?? refuse('missingMember')
  if (target.staff.length > 0) refuse('staffMember')
  if (!(await services.proof.passesFactor(db, { member: member.id, code: input.code, now }))) refuse('codeWrong')
  const subject = `member:${target.id}`
  await logAct(db, { by: member, act: 'enterAs', subject, reason, before: null, after: null, entered: target.id, now })
  return enterMember(db, { member: target.id, by: member.id, session: member.session, now })
}
