import { areLinked } from '#core/members/links/linked.ts'
import { remind } from '#core/reminders/remind.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Call } from '#kit/http/call.ts'
import { decidedState, reasonProblem } from '#rules/staff/claims.ts'
import type { archive } from '../contract/archive.ts'
import { claimedRun, decide, lockClaim, lockRun, setOwner } from './store.ts'

/**
 * POST /decideRunClaim: passing a claim makes the member the run's owner; reversing that decision removes the owner.
 */
export async function decideClaim({ db, input, member, now, refuse }: Call<typeof archive.calls.decide>) {
  const problem = reasonProblem(input.reason)
  if (problem) refuse(problem)
  // Lock order: the run before its claim, as `claimRun` does. Two decisions about one run then wait for each other.
  const { run: id } = (await claimedRun(db, input.id)) ?? refuse('claimGone')
  const run = (await lockRun(db, id)) ?? refuse('claimGone')
  const claim = (await lockClaim(db, input.id)) ?? refuse('claimGone')
  if (await areLinked(db, member.id, claim.member)) refuse('ownClaim')
  const state = decidedState(input.pass === 'Y')
  if (claim.state !== input.was || claim.state === state) refuse('decided', { state: claim.state })
  if (claim.state === 'waits' && claim.taken_by !== null && claim.taken_by !== member.id) refuse('taken')
  if (state === 'passed' && run.owner !== null) refuse('owned')
  const answer = input.reason.trim()
  await decide(db, claim.id, { state, decided_by: member.id, decided_at: now, answer })
  if (state === 'passed') await setOwner(db, run.id, claim.member)
  else if (claim.state === 'passed') await setOwner(db, run.id, null)
  const before = { state: claim.state, run: run.id, owner: run.owner }
  const after = { state, run: run.id, owner: state === 'passed' ? claim.member : null }
  const act = 'decideRunClaim'
  await logAct(db, { by: member, act, subject: `claim:${claim.id}`, reason: answer, before, after, now })
  const data = { verdict: state === 'passed' ? 'pass' : 'notPass', note: answer, pilot: run.pilot, game: run.game }
  await remind(db, { to: claim.member, kind: 'claimDecided', subject: `run:${run.id}`, data, now })
  return 'suc' as const
}
