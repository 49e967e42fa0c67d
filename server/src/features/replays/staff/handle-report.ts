import type { replays } from '@patisserie/contract/replays'
import { replayCode } from '@patisserie/rules/base62'
import { decideProblem, takenUntil, takeProblem } from '@patisserie/rules/staff/reports'
import { remind } from '../../../core/reminders/remind.ts'
import { givenReason } from '../../../core/staff-log/given-reason.ts'
import { logAct } from '../../../core/staff-log/log-act.ts'
import type { Call } from '../../../kit/http/call.ts'
import { hideByStaff } from './hidden-store.ts'
import { lockReport, setDone, setTaker, setVerdict } from './report-store.ts'

/** POST /takeReplayReport: two do not handle one. */
export async function takeReport({ db, input, member, now, refuse }: Call<typeof replays.calls.takeReport>) {
  const report = (await lockReport(db, input.id)) ?? refuse('missingReport')
  const problem = takeProblem(report, { by: member.id, parties: [report.reporter, report.uploader], now })
  if (problem === 'reportTaken') refuse(problem, { until: takenUntil(report)?.toISOString() })
  if (problem) refuse(problem)
  await setTaker(db, report.id, input.take === 'Y' ? { by: member.id, at: now } : null)
  return 'suc' as const
}

/** POST /decideReplayReport: the report is right and the replay goes, or it is not. */
export async function decideReport({ db, input, member, now, refuse }: Call<typeof replays.calls.decideReport>) {
  const reason = givenReason(input.reason, refuse)
  const report = (await lockReport(db, input.id)) ?? refuse('missingReport')
  if (report.state === input.verdict && report.taker === member.id && report.decision === reason) return 'suc' as const
  const problem = decideProblem(report, member.id)
  if (problem) refuse(problem)
  await setVerdict(db, report.id, { verdict: input.verdict, decision: reason })
  const passes = input.verdict === 'pass'
  const hides = passes && (await hideByStaff(db, { replay: report.replay, reason, by: member.id, now }))
  const wasHidden = passes ? !hides : report.removed_at !== null
  const before = { report: report.id, said: report.reason, state: report.state, hidden: wasHidden }
  const after = { ...before, state: input.verdict, hidden: before.hidden || hides }
  const subject = `replay:${report.replay}`
  await logAct(db, { by: member, act: 'decideReplayReport', subject, reason, before, after, now })
  return 'suc' as const
}

/** POST /doneReplayReport: both sides are told, and the report is closed. */
export async function doneReport({ db, input, member, now, refuse }: Call<typeof replays.calls.doneReport>) {
  const report = (await lockReport(db, input.id)) ?? refuse('missingReport')
  if (report.state === 'done') return 'suc' as const
  const { verdict } = report
  if (verdict === null) return refuse('reportUndecided')
  await setDone(db, report.id, now)
  const subject = `replay:${report.replay}`
  const told = { note: report.decision, code: replayCode(report.replay) }
  await remind(db, { to: report.reporter, kind: 'reportDone', subject, data: { ...told, verdict }, now })
  // Who reported it is not told to the uploader.
  const hidden = {
    to: report.uploader,
    kind: 'replayHidden',
    subject,
    data: { ...told, state: 'hidden' },
    now,
  } as const
  if (verdict === 'pass') await remind(db, hidden)
  await logAct(db, {
    by: member,
    act: 'doneReplayReport',
    subject,
    reason: report.decision,
    before: { report: report.id, state: report.state },
    after: { report: report.id, state: 'done' },
    now,
  })
  return 'suc' as const
}
