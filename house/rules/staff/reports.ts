import type { JudgedVerdict } from './judging.ts'

/**
 * States of a report: free, taken by a member of staff, decided one way or the other, closed (the reporter is
 * reminded).
 */
export const reportStates = ['open', 'taken', 'pass', 'notPass', 'done'] as const
export type ReportState = (typeof reportStates)[number]

/** A report that is taken but not decided is free again after this time. */
export const reportTakenMs = 30 * 60_000

/** The state of a report in its handling by staff. */
export interface ReportStanding {
  readonly state: ReportState
  readonly taker: number | null
  readonly taken_at: Date | null
}

/** Until when nobody else may take the report; null while it is free. */
export const takenUntil = ({ state, taken_at }: Pick<ReportStanding, 'state' | 'taken_at'>): Date | null =>
  state === 'taken' && taken_at ? new Date(taken_at.getTime() + reportTakenMs) : null

/** The state at this moment: a report whose taking has expired is open again. */
export function standingNow(
  report: ReportStanding,
  now: Date,
): { readonly state: ReportState; readonly until: Date | null } {
  const until = takenUntil(report)
  if (until && until <= now) return { state: 'open', until: null }
  return { state: report.state, until }
}

/** A stored report with the names of its people. */
export interface StoredReport extends ReportStanding {
  readonly priority: boolean
  readonly reason: string
  readonly at: Date
  readonly reporter: number
  readonly reporter_nick: string
  readonly taker_nick: string | null
  readonly decision: string
  readonly judges: readonly ReportJudge[]
}

/** A member who judged a report, by the wire names of an answer. */
export interface ReportJudge {
  readonly UID: number
  readonly NICK: string
  readonly VERDICT: JudgedVerdict
  readonly REASON: string
}

/** The fields of every report, except its id and the reported thing. */
export function reportHead(report: StoredReport, now: Date) {
  const { state, until } = standingNow(report, now)
  const { priority, reason, at, decision, taker } = report
  return {
    state,
    priority,
    reason,
    time: at.toISOString(),
    BY: { UID: report.reporter, NICK: report.reporter_nick },
    TAKEN: until && taker ? { UID: taker, NICK: report.taker_nick ?? '', until: until.toISOString() } : null,
    decision,
    JUDGES: [...report.judges],
  }
}

interface Taking {
  readonly by: number
  /** They made the report or own the thing, with any of their accounts: others handle it. */
  readonly isParty: boolean
  readonly now: Date
}

/** Why the report cannot be taken or given back now, or null. */
export function takeProblem(report: ReportStanding, { by, isParty, now }: Taking) {
  if (isDecided(report)) return 'reportDecided'
  if (isParty) return 'reportOwn'
  return standingNow(report, now).until && report.taker !== by ? 'reportTaken' : null
}

/** Why the report cannot be decided, or null; only the one who has taken it may decide. */
export function decideProblem(report: ReportStanding, by: number) {
  if (isDecided(report)) return 'reportDecided'
  return report.taker === by ? null : 'reportNotTaken'
}

const isDecided = ({ state }: ReportStanding): boolean => state !== 'open' && state !== 'taken'
