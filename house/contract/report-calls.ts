import * as z from 'zod/mini'
import { judgedVerdicts } from '#rules/staff/judging.ts'
import { reportStates } from '#rules/staff/reports.ts'
import * as limits from '#rules/staff/staff-limits.ts'
import { endpoint, type Tag } from './endpoint.ts'
import { instant, pageOf, paging, rowId, success, text, userId, yesNo } from './fields.ts'

declare module './endpoint.ts' {
  interface Tags {
    reports: true
  }
}

const reportId = rowId
const by = z.object({ UID: userId, NICK: z.string() })
const withReason = ['missingReason', 'reasonLong'] as const

/** Fields of a report of any kind. */
export const reportFields = {
  id: reportId,
  state: z.enum(reportStates),
  /** Reports by members of bomb level 1 or higher go first. */
  priority: z.boolean(),
  reason: z.string(),
  time: instant,
  BY: by,
  /** The member of staff who handles it, and until when nobody else may take it. */
  TAKEN: z.nullable(z.extend(by, { until: instant })),
  decision: z.string(),
  /** Members of bomb level 8 who judged it. */
  JUDGES: z.array(z.extend(by, { VERDICT: z.enum(judgedVerdicts), REASON: z.string() })),
}

const plainReport = z.object(reportFields)
export type Report = z.output<typeof plainReport>

interface Reported<Row extends z.ZodMiniType, Code extends string> {
  /** Part of the paths: `/get…Report`. */
  readonly noun: string
  /** Permission code of the staff that handle these reports. */
  readonly staff: Code
  /** `reportFields`, and the fields of the reported thing. */
  readonly row: Row
  readonly shows: readonly Tag[]
  /** Tags touched when a report is right and the thing is hidden. */
  readonly touches: readonly Tag[]
}

/** The staff calls for reports of one kind of thing: list, take, decide, close. */
export const reportCalls = <Row extends z.ZodMiniType, const Code extends string>({
  noun,
  staff,
  row,
  shows,
  touches,
}: Reported<Row, Code>) => ({
  reports: endpoint({
    method: 'POST',
    path: `/get${noun}Report`,
    who: `staff:${staff}`,
    kind: 'read',
    shows: ['reports', ...shows, 'members'],
    input: z.object({ state: z._default(z.enum(['todo', 'done']), 'todo'), ...paging }),
    output: pageOf(row),
  }),
  takeReport: endpoint({
    method: 'POST',
    path: `/take${noun}Report`,
    who: `staff:${staff}`,
    kind: 'write',
    touches: ['reports'],
    /** `take` N returns the report to the queue. */
    input: z.object({ id: reportId, take: z._default(yesNo, 'Y') }),
    output: success,
    refusals: ['missingReport', 'reportTaken', 'reportDecided', 'reportOwn'],
  }),
  /** `pass`: the report is right, and the reported thing is hidden. */
  decideReport: endpoint({
    method: 'POST',
    path: `/decide${noun}Report`,
    who: `staff:${staff}`,
    kind: 'write',
    touches: ['reports', ...touches, 'staff', 'reminders'],
    input: z.object({ id: reportId, verdict: z.enum(['pass', 'notPass']), reason: text(limits.reason) }),
    output: success,
    refusals: ['missingReport', 'reportNotTaken', 'reportDecided', ...withReason],
  }),
  /** Closes a decided report and reminds the reporter. */
  doneReport: endpoint({
    method: 'POST',
    path: `/done${noun}Report`,
    who: `staff:${staff}`,
    kind: 'write',
    touches: ['reports', 'staff', 'reminders'],
    input: z.object({ id: reportId }),
    output: success,
    refusals: ['missingReport', 'reportUndecided'],
  }),
})
