import { areLinked } from '#core/members/links/linked.ts'
import { remind } from '#core/reminders/remind.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Call } from '#kit/http/call.ts'
import { decidedState, reasonProblem } from '#rules/staff/claims.ts'
import type { iscore } from '../../../contract/iscore.ts'
import { askRecount } from '../ask-recount.ts'
import { confirmPilot, decidePilotClaim, lockPilotClaim, unconfirmPilot } from '../pilot-store.ts'

/**
 * POST /decidePilot: gives a signature to a member, refuses it, or reverses the decision. All runs with this signature
 * are counted again.
 */
export async function decidePilot({ db, input, member, now, refuse }: Call<typeof iscore.calls.decidePilot>) {
  const problem = reasonProblem(input.reason)
  if (problem) refuse(problem)
  const claim = (await lockPilotClaim(db, input.id)) ?? refuse('gone')
  if (await areLinked(db, member.id, claim.member)) refuse('ownRun')
  const state = decidedState(input.pass === 'Y')
  if (claim.state !== input.was || claim.state === state) refuse('decided', { state: claim.state })
  const { name, signature, replay } = claim
  if (state === 'passed') {
    const pilot = { name, signature, member: claim.member, replay, confirmed_at: now }
    if (!(await confirmPilot(db, pilot))) refuse('pilotTaken')
  } else if (claim.state === 'passed') await unconfirmPilot(db, name, claim.member)
  const reason = input.reason.trim()
  await decidePilotClaim(db, claim.id, { state, decided_by: member.id, decided_at: now, reason })
  await askRecount(db, { pilot: name })
  const subject = `pilot:${claim.id}`
  const before = { state: claim.state, signature, member: claim.member }
  await logAct(db, { by: member, act: 'decidePilot', subject, reason, before, after: { ...before, state }, now })
  const data = { verdict: state === 'passed' ? 'pass' : 'notPass', note: reason, pilot: signature }
  await remind(db, { to: claim.member, kind: 'pilotDecided', subject, data, now })
  return 'suc' as const
}
