import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'
import {
  isForStaff,
  type JudgedVerdict,
  type Judgement,
  type JudgeOutcome,
  judgeProblem,
  outcomeOf,
} from '#rules/staff/judging.ts'
import { standingNow, takenUntil } from '#rules/staff/reports.ts'
import { personsOf } from '../members/links/linked.ts'
import { givenReason } from '../staff-log/given-reason.ts'
import { settleReport, subjectOf } from './handle-reports.ts'
import { changeReport, lockReport, type ReportAddress } from './report-store.ts'
import type { ReportedKind } from './reported-kind.ts'
import './tables.ts'

/** The part of a call's context that judging needs; the call declares these refusals. */
interface JudgeCall {
  readonly db: Tx
  readonly input: { readonly id: number; readonly verdict: JudgedVerdict; readonly reason: string }
  readonly member: Pick<Caller, 'id'>
  readonly now: Date
  readonly refuse: (code: Refused, data?: unknown) => never
}

type Refused =
  | 'missingReport'
  | 'reportTaken'
  | 'reportDecided'
  | 'reportOwn'
  | 'judgedAlready'
  | 'leftToStaff'
  | 'missingReason'
  | 'reasonLong'

/**
 * A member's judgement of a report. The second one that agrees decides and closes it: the thing is taken down or stays,
 * both sides are told, and the staff log names both judges.
 */
export async function judgeReport(noun: ReportedKind, call: JudgeCall): Promise<JudgeOutcome> {
  const { db, input, member, now, refuse } = call
  const reason = givenReason(input.reason, refuse)
  const address = { kind: noun.kind, id: input.id }
  // Lock order: the thing's rows before the report. The lock of the report lets concurrent judgements be one after the other.
  const thing = (await noun.lock(db, await subjectOf(db, address))) ?? refuse('missingReport')
  const report = (await lockReport(db, address)) ?? refuse('missingReport')
  const { state, until } = standingNow(report, now)
  if (until) refuse('reportTaken', { until: takenUntil(report)?.toISOString() })
  if (state !== 'open') refuse('reportDecided')
  if (!(await isShownToJudges(db, noun, input.id))) refuse('missingReport')
  const said = await judgementsOf(db, address)
  const parties = [report.reporter, thing.owner]
  const personOf = await personsOf(db, [member.id, ...parties, ...said.map((one) => one.member)])
  const problem = judgeProblem({ by: member.id, said, parties, personOf })
  if (problem) refuse(problem)
  if (isForStaff(said)) refuse('leftToStaff')
  const { verdict } = input
  await db
    .insertInto('judgements')
    .values({ kind: noun.kind, report: report.id, member: member.id, verdict, reason, at: now })
    .execute()
  const outcome = outcomeOf({ verdict, said })
  const [first] = said
  if (outcome !== 'decided' || !first) return outcome
  const both = `${first.reason} · ${reason}`
  const judges = [first, { member: member.id, verdict, reason }]
  await settleReport(db, noun, thing, {
    report,
    verdict,
    reason: both,
    act: 'judgeReport',
    more: { judges },
    byMembers: true,
    by: member,
    now,
  })
  await changeReport(db, address, { state: 'done', done_at: now })
  await noun.tell(db, thing, { reporter: report.reporter, verdict, note: both, now })
  return outcome
}

/** Whether the queue of members has the report. */
async function isShownToJudges(tx: Tx, { kind, judged = '' }: ReportedKind, id: number): Promise<boolean> {
  const { rows } = await sql`select from reports p cross join lateral (${sql.raw(judged)}) x
    where p.kind = ${kind} and p.id = ${id}`.execute(tx)
  return rows.length > 0
}

interface StoredJudgement extends Judgement {
  readonly reason: string
}

const judgementsOf = (tx: Tx, { kind, id }: ReportAddress): Promise<StoredJudgement[]> =>
  tx
    .selectFrom('judgements')
    .select(['member', 'verdict', 'reason'])
    .where('kind', '=', kind)
    .where('report', '=', id)
    .orderBy('at')
    .orderBy('member')
    .execute()
