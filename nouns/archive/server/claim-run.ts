import type { Call } from '#kit/http/call.ts'
import { reasonProblem } from '#rules/staff/claims.ts'
import type { archive } from '../contract/archive.ts'
import { insertClaim, lockRun, ownsReplay } from './store.ts'

/** POST /claimRun: a member claims an archived run as theirs; staff decide. */
export async function claimRun({ db, input, member, now, refuse }: Call<typeof archive.calls.claim>) {
  const problem = reasonProblem(input.reason)
  if (problem) refuse(problem)
  const run = (await lockRun(db, input.id)) ?? refuse('gone')
  if (run.owner !== null) refuse('owned')
  if (input.rid !== undefined && !(await ownsReplay(db, member.id, input.rid))) refuse('notOwn')
  const claim = { run: run.id, member: member.id, reason: input.reason.trim(), replay: input.rid ?? null, at: now }
  if (!(await insertClaim(db, claim))) refuse('claimed')
  return 'suc' as const
}
