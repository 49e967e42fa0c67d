import { areLinked } from '#core/members/links/linked.ts'
import { remind } from '#core/reminders/remind.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { replayCode } from '#rules/base62.ts'
import { type ClaimState, decidedState, reasonProblem } from '#rules/staff/claims.ts'
import type { iscore } from '../../../contract/iscore.ts'
import { signatureKey } from '../../../rules/iscore/pilots.ts'
import { askRecount } from '../ask-recount.ts'
import '../tables.ts'

/**
 * POST /passIscore: staff decide whether a run counts for the board. Refuses if its state is no longer `was`, the state
 * that staff saw.
 */
export async function passIscore({ db, input, member, now, refuse }: Call<typeof iscore.calls.pass>) {
  const problem = reasonProblem(input.reason)
  if (problem) refuse(problem)
  const run = (await lockRun(db, input.rid)) ?? refuse('gone')
  if (await areLinked(db, member.id, run.uploader)) refuse('ownRun')
  const before = await stateOf(db, run)
  const state = decidedState(input.pass === 'Y')
  if (before !== input.was || before === state) refuse('decided', { state: before })
  const reason = input.reason.trim()
  const pilot = signatureKey(run.pilot)
  const decision = { kind: run.kind, pass: state === 'passed', reason, by: member.id, at: now, pilot }
  await db
    .insertInto('iscore_decisions')
    .values({ replay: run.id, member: run.uploader, ...decision })
    .onConflict((c) => c.column('replay').doUpdateSet(decision))
    .execute()
  await askRecount(db, { member: run.uploader })
  const subject = `replay:${run.id}`
  const about = { kind: run.kind, value: run.value }
  await logAct(db, {
    by: member,
    act: 'passIscore',
    subject,
    reason,
    before: { ...about, state: before },
    after: { ...about, state },
    now,
  })
  const data = {
    verdict: state === 'passed' ? 'pass' : 'notPass',
    note: reason,
    code: replayCode(run.id),
    game: run.game,
  }
  await remind(db, { to: run.uploader, kind: 'iscoreDecided', subject, data, now })
  return 'suc' as const
}

type Rated = NonNullable<Awaited<ReturnType<typeof lockRun>>>

/** Loads a live run that has a rating and locks its replay until the transaction ends. */
const lockRun = (tx: Tx, id: number) =>
  tx
    .selectFrom('replays as r')
    .innerJoin('iscore_runs as i', 'i.replay', 'r.id')
    .select(['r.id', 'r.uploader', 'r.pilot', 'r.game', 'i.kind', 'i.value', 'i.standing'])
    .where('r.id', '=', id)
    .where('r.removed_at', 'is', null)
    .where('r.held_at', 'is', null)
    .forUpdate('r')
    .executeTakeFirst()

/**
 * The decision about the run as its present kind; `waits` if there is none, also if the run counts without a decision.
 */
async function stateOf(tx: Tx, { id, kind }: Rated): Promise<ClaimState> {
  const decided = await tx
    .selectFrom('iscore_decisions')
    .select(['kind', 'pass'])
    .where('replay', '=', id)
    .executeTakeFirst()
  return decided?.kind === kind ? decidedState(decided.pass) : 'waits'
}
