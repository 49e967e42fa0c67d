import type { clubs } from '@patisserie/contract/clubs'
import { decideProblem, takenUntil, takeProblem } from '@patisserie/rules/staff/reports'
import { remind } from '../../../core/reminders/remind.ts'
import { givenReason } from '../../../core/staff-log/given-reason.ts'
import { logAct } from '../../../core/staff-log/log-act.ts'
import type { Call } from '../../../kit/http/call.ts'
import { lockTopic } from '../standing-store.ts'
import { floorSubject, takeDown } from './delete-floor.ts'
import { lockReport, setDone, setTaker, setVerdict } from './report-store.ts'

/** POST /takeMSReport: two do not handle one. */
export async function takeReport({ db, input, member, now, refuse }: Call<typeof clubs.calls.takeReport>) {
  const report = (await lockReport(db, input.id)) ?? refuse('missingReport')
  const problem = takeProblem(report, { by: member.id, parties: [report.reporter, report.author], now })
  if (problem === 'reportTaken') refuse(problem, { until: takenUntil(report)?.toISOString() })
  if (problem) refuse(problem)
  await setTaker(db, report.id, input.take === 'Y' ? { by: member.id, at: now } : null)
  return 'suc' as const
}

/** POST /decideMSReport: the report is right and the floor goes, or it is not. */
export async function decideReport({ db, input, member, now, refuse }: Call<typeof clubs.calls.decideReport>) {
  const reason = givenReason(input.reason, refuse)
  // The topic's row comes first, as everywhere; a report never changes floors.
  const topic = (await topicOf(db, input.id)) ?? refuse('missingReport')
  const report = (await lockReport(db, input.id)) ?? refuse('missingReport')
  if (report.state === input.verdict && report.taker === member.id && report.decision === reason) return 'suc' as const
  const problem = decideProblem(report, member.id)
  if (problem) refuse(problem)
  await setVerdict(db, report.id, { verdict: input.verdict, decision: reason })
  const goes = input.verdict === 'pass' && (await takeDown(db, topic, { floor: report.number, reason, now }))
  const before = { report: report.id, member: report.author, said: report.reason, state: report.state, hidden: false }
  const after = { ...before, state: input.verdict, hidden: goes }
  const subject = floorSubject(report.topic, report.number)
  await logAct(db, { by: member, act: 'decideMSReport', subject, reason, before, after, now })
  return 'suc' as const
}

/** POST /doneMSReport: who reported it is told, and the report is closed. */
export async function doneReport({ db, input, member, now, refuse }: Call<typeof clubs.calls.doneReport>) {
  const report = (await lockReport(db, input.id)) ?? refuse('missingReport')
  if (report.state === 'done') return 'suc' as const
  const { verdict, decision, topic, number, title } = report
  if (verdict === null) return refuse('reportUndecided')
  await setDone(db, report.id, now)
  const subject = floorSubject(topic, number)
  const data = { verdict, note: decision, t: topic, floor: number, title }
  await remind(db, { to: report.reporter, kind: 'floorReport', subject, data, now })
  const before = { report: report.id, state: report.state }
  const after = { report: report.id, state: 'done' }
  await logAct(db, { by: member, act: 'doneMSReport', subject, reason: decision, before, after, now })
  return 'suc' as const
}

type Db = Call<typeof clubs.calls.decideReport>['db']

async function topicOf(db: Db, report: number) {
  const found = await db
    .selectFrom('floor_reports as p')
    .innerJoin('floors as f', 'f.id', 'p.floor')
    .select('f.topic')
    .where('p.id', '=', report)
    .executeTakeFirst()
  return found && lockTopic(db, found.topic)
}
