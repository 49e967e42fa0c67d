import type { Tx } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'
import { decideProblem, takenUntil, takeProblem } from '#rules/staff/reports.ts'
import { linkedTo } from '../members/links/linked.ts'
import { givenReason } from '../staff-log/given-reason.ts'
import { logAct } from '../staff-log/log-act.ts'
import { closeAlike } from './close-alike.ts'
import { changeReport, type LockedReport, lockReport, subjectOfReport } from './report-store.ts'
import type { ReportedKind, ReportedThing } from './reported-kind.ts'
import type { Verdict } from './tables.ts'

type Refused =
  | 'missingReport'
  | 'reportTaken'
  | 'reportDecided'
  | 'reportOwn'
  | 'reportNotTaken'
  | 'reportUndecided'
  | 'missingReason'
  | 'reasonLong'

/** The context of a call about one report; every noun declares its own calls. */
interface ReportCall<Input, Codes extends Refused> {
  readonly db: Tx
  readonly input: Input
  readonly member: Pick<Caller, 'id'>
  readonly now: Date
  readonly refuse: (code: Codes, data?: unknown) => never
}

type Taking = ReportCall<
  { readonly id: number; readonly take: 'Y' | 'N' },
  'missingReport' | 'reportTaken' | 'reportDecided' | 'reportOwn'
>
type Deciding = ReportCall<
  { readonly id: number; readonly verdict: 'pass' | 'notPass'; readonly reason: string },
  'missingReport' | 'reportNotTaken' | 'reportDecided' | 'missingReason' | 'reasonLong'
>
type Closing = ReportCall<{ readonly id: number }, 'missingReport' | 'reportUndecided'>

/** The three acts of staff on reports of one kind: take, decide, close. */
export const handleReports = <Thing extends ReportedThing>(noun: ReportedKind<Thing>) => ({
  /** Assigns the report to the caller, so that two members of staff do not handle the same one. */
  takeReport: async ({ db, input, member, now, refuse }: Taking) => {
    const address = { kind: noun.kind, id: input.id }
    const report = (await lockReport(db, address)) ?? refuse('missingReport')
    const thing = (await noun.find(db, await subjectOf(db, address))) ?? refuse('missingReport')
    const accounts = await linkedTo(db, member.id)
    const isParty = [report.reporter, thing.owner].some((party) => accounts.includes(party))
    const problem = takeProblem(report, { by: member.id, isParty, now })
    if (problem === 'reportTaken') refuse(problem, { until: takenUntil(report)?.toISOString() })
    if (problem) refuse(problem)
    const taken = input.take === 'Y'
    await changeReport(db, address, {
      state: taken ? 'taken' : 'open',
      taker: taken ? member.id : null,
      taken_at: taken ? now : null,
    })
    return 'suc' as const
  },

  /** Sets the verdict: the report is right and the thing is taken down, or it is not. */
  decideReport: async ({ db, input, member, now, refuse }: Deciding) => {
    const reason = givenReason(input.reason, refuse)
    const address = { kind: noun.kind, id: input.id }
    // Lock order: the thing's rows before the report. The subject of a report never changes, so it can be read first.
    const subject = await subjectOf(db, address)
    const thing = (await noun.lock(db, subject)) ?? refuse('missingReport')
    const report = (await lockReport(db, address)) ?? refuse('missingReport')
    const { verdict } = input
    const problem = decideProblem(report, member.id)
    if (problem) refuse(problem)
    await settleReport(db, noun, thing, { report, verdict, reason, act: noun.acts.decide, by: member, now })
    if (verdict === 'notPass') await closeAlike(db, noun, thing, { report, subject, reason, by: member, now })
    return 'suc' as const
  },

  /** Closes the report and reminds both sides. */
  doneReport: async ({ db, input, member, now, refuse }: Closing) => {
    const address = { kind: noun.kind, id: input.id }
    const report = (await lockReport(db, address)) ?? refuse('missingReport')
    if (report.state === 'done') return 'suc' as const
    const { verdict, decision, reporter } = report
    if (verdict === null) return refuse('reportUndecided')
    const thing = (await noun.find(db, await subjectOf(db, address))) ?? refuse('missingReport')
    await changeReport(db, address, { state: 'done', done_at: now })
    await noun.tell(db, thing, { reporter, verdict, note: decision, now })
    const before = { report: report.id, state: report.state }
    const after = { report: report.id, state: 'done' }
    await logAct(db, { by: member, act: noun.acts.done, subject: thing.name, reason: decision, before, after, now })
    return 'suc' as const
  },
})

interface Settling {
  readonly report: LockedReport
  readonly verdict: Verdict
  readonly reason: string
  /** The name of the act in the staff log, and what the log says beside the verdict. */
  readonly act: string
  readonly more?: object
  /** Two members decided, not staff. */
  readonly byMembers?: boolean
  readonly by: Pick<Caller, 'id'>
  readonly now: Date
}

/** Sets the verdict of a report, takes the thing down if the report is right, and logs that. */
export async function settleReport<Thing extends ReportedThing>(
  tx: Tx,
  noun: ReportedKind<Thing>,
  thing: Thing,
  { report, verdict, reason, act, more = {}, byMembers = false, by, now }: Settling,
): Promise<void> {
  await changeReport(tx, { kind: noun.kind, id: report.id }, { state: verdict, verdict, decision: reason })
  const passes = verdict === 'pass'
  const how = { reason, by: by.id, byMembers, now }
  const goes = passes && (await noun.takeDown(tx, thing, how))
  const comes = !passes && ((await noun.letBe?.(tx, thing, how)) ?? false)
  const hidden = passes ? !goes : thing.hidden
  const { about, reason: said } = report
  const before = { report: report.id, member: thing.owner, ...(about && { about }), said, state: report.state, hidden }
  const after = { ...before, state: verdict, hidden: (hidden || goes) && !comes, ...more }
  await logAct(tx, { by, act, subject: thing.name, reason, before, after, now })
}

export const subjectOf = async (tx: Tx, address: { kind: string; id: number }): Promise<number> =>
  (await subjectOfReport(tx, address)) ?? 0
