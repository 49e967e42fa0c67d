import { limits } from '@patisserie/rules/limits'
import { reportStates } from '@patisserie/rules/staff/reports'
import * as z from 'zod/mini'
import { endpoint, type Tag } from './endpoint.ts'
import { instant, pageOf, paging, success, text, userId, yesNo } from './fields.ts'

declare module './endpoint.ts' {
  interface Tags {
    reports: true
  }
}

const reportId = z.int().check(z.gte(1))
const by = z.object({ UID: userId, NICK: z.string() })
const withReason = ['missingReason', 'reasonLong'] as const

/** What every report says, beside what it is about. */
export const reportFields = {
  id: reportId,
  state: z.enum(reportStates),
  /** Reporters of bomb level 1 go first. */
  priority: z.boolean(),
  reason: z.string(),
  time: instant,
  BY: by,
  /** Who works on it, and until when nobody else may take it. */
  TAKEN: z.nullable(z.extend(by, { until: instant })),
  decision: z.string(),
}

const plainReport = z.object(reportFields)
export type Report = z.output<typeof plainReport>

interface Reported<Row extends z.ZodMiniType, Code extends string> {
  /** In the paths: `/get…Report`. */
  readonly noun: string
  /** Code of the staff that handle them. */
  readonly staff: Code
  /** `reportFields`, and what it is about. */
  readonly row: Row
  readonly shows: readonly Tag[]
  /** What goes with a report that is right. */
  readonly touches: readonly Tag[]
}

/** How staff handle reports of one kind of thing: one takes it, decides it, and closes it. */
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
    /** N gives it back. */
    input: z.object({ id: reportId, take: z._default(yesNo, 'Y') }),
    output: success,
    refusals: ['missingReport', 'reportTaken', 'reportDecided', 'reportOwn'],
  }),
  /** `pass`: the report is right, and what it is about is hidden. */
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
  /** Closes a decided report: who reported it is told. */
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
