import { refuseBlack } from '#core/members/black-gate.ts'
import type { HeldRule } from '#core/moderation/held-rule.ts'
import { replacePrints, storePrints } from '#core/moderation/print-store.ts'
import { storedPrints } from '#core/moderation/prints.ts'
import type { Call } from '#kit/http/call.ts'
import type { replays } from '../contract/replays.ts'
import * as limits from '../rules/replay-limits.ts'
import { askForCard } from './scorecard/card-store.ts'
import { factsOf, lockReplay, rewriteReplay } from './store.ts'
import { writtenColumns, writtenProblem } from './written.ts'

/**
 * POST /updateReplay: changes the part of a replay that its uploader wrote; the data of the file stays. A black-flagged
 * member may change only what waits for staff. A change that would have to wait for its text or its links is refused.
 */
export const updateReplay = (rule: HeldRule) => async (call: Call<typeof replays.calls.update>) => {
  const { db, input, member, now, refuse } = call
  const { rid, ...written } = input
  const replay = (await lockReplay(db, rid, member.id)) ?? refuse('deleted')
  if (replay.uploader !== member.id) refuse('notOwn')
  if (!replay.held) await refuseBlack(db, member)
  const problem = await writtenProblem(db, { member: member.id, written, slow: replay.slow })
  if (problem) refuse(problem, problem === 'slowRate' ? { slow: replay.slow, limit: limits.slowPercent } : null)
  const prints = rule.read(written.comment)
  const waits = replay.held ? null : await rule.edit(db, { member, now, prints, before: rule.read(replay.comment) })
  if (waits) refuse(waits === 'same' ? 'editSame' : 'editLink')
  const stored = { kind: 'replay', hashes: storedPrints(prints, member.standing), member: member.id, at: now }
  await (replay.held ? replacePrints : storePrints)(db, rid, stored)
  const { facts } = await factsOf(db, rid)
  await rewriteReplay(db, rid, writtenColumns(written, facts))
  await askForCard(db, rid)
  return 'suc' as const
}
