/** Free, in somebody's hands, decided one way or the other, closed: who reported it has been told. */
export const reportStates = ['open', 'taken', 'pass', 'notPass', 'done'] as const
export type ReportState = (typeof reportStates)[number]

/** Whoever takes a report and does not decide it leaves it to others after half an hour. */
export const reportTakenMs = 30 * 60_000

/** A report on its way through the hands of staff. */
export interface ReportStanding {
  readonly state: ReportState
  readonly taker: number | null
  readonly taken_at: Date | null
}

/** Until when nobody else may take it; null while it is free. */
export const takenUntil = ({ state, taken_at }: Pick<ReportStanding, 'state' | 'taken_at'>): Date | null =>
  state === 'taken' && taken_at ? new Date(taken_at.getTime() + reportTakenMs) : null

/** As it stands now: one that was taken and left is open again. */
export function standingNow(
  report: ReportStanding,
  now: Date,
): { readonly state: ReportState; readonly until: Date | null } {
  const until = takenUntil(report)
  if (until && until <= now) return { state: 'open', until: null }
  return { state: report.state, until }
}

/** A report as it is stored, with the names of its people. */
export interface StoredReport extends ReportStanding {
  readonly priority: boolean
  readonly reason: string
  readonly at: Date
  readonly reporter: number
  readonly reporter_nick: string
  readonly taker_nick: string | null
  readonly decision: string
}

/** What every report says, beside its id and what it is about. */
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
  }
}

interface Taking {
  readonly by: number
  /** Who reported it, and whose it is: nobody judges what they have a part in. */
  readonly parties: readonly number[]
  readonly now: Date
}

/** What stands against taking it, or giving it back. */
export function takeProblem(report: ReportStanding, { by, parties, now }: Taking) {
  if (isDecided(report)) return 'reportDecided'
  if (parties.includes(by)) return 'reportOwn'
  return standingNow(report, now).until && report.taker !== by ? 'reportTaken' : null
}

/** What stands against deciding it: only who has taken it may. */
export function decideProblem(report: ReportStanding, by: number) {
  if (isDecided(report)) return 'reportDecided'
  return report.taker === by ? null : 'reportNotTaken'
}

const isDecided = ({ state }: ReportStanding): boolean => state !== 'open' && state !== 'taken'
