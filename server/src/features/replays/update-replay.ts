import type { replays } from '@patisserie/contract/replays'
import { limits } from '@patisserie/rules/limits'
import { refuseBlack } from '../../core/members/black-gate.ts'
import type { Call } from '../../kit/http/call.ts'
import { askForCard } from './scorecard/card-store.ts'
import { factsOf, lockReplay, rewriteReplay } from './store.ts'
import { writtenColumns, writtenProblem } from './written.ts'

/**
 * POST /updateReplay: changes the part of a replay that its uploader wrote; the data of the file stays. A black-flagged
 * member may change only what waits for staff.
 */
export async function updateReplay({ db, input, member, refuse }: Call<typeof replays.calls.update>) {
  const { rid, ...written } = input
  const replay = (await lockReplay(db, rid, member.id)) ?? refuse('deleted')
  if (replay.uploader !== member.id) refuse('notOwn')
  if (!replay.held) await refuseBlack(db, member)
  const problem = await writtenProblem(db, { member: member.id, written, slow: replay.slow })
  if (problem) refuse(problem, problem === 'slowRate' ? { slow: replay.slow, limit: limits.slowPercent } : null)
  const { facts } = await factsOf(db, rid)
  await rewriteReplay(db, rid, writtenColumns(written, facts))
  await askForCard(db, rid)
  return 'suc' as const
}
