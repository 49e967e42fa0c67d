import type { Tx } from '#kit/db/database.ts'
import { standingNow } from '#rules/staff/reports.ts'
import { linkedTo } from '../members/links/linked.ts'
import { logAct } from '../staff-log/log-act.ts'
import { changeReport, type LockedReport, lockReports } from './report-store.ts'
import type { ReportedKind, ReportedThing } from './reported-kind.ts'

interface Refuted {
  /** The report that staff found not right. */
  readonly report: Pick<LockedReport, 'id' | 'about'>
  readonly subject: number
  readonly reason: string
  readonly by: { readonly id: number }
  readonly now: Date
}

/**
 * Closes the other open reports that say the same of a thing, where that is seen in the thing itself (`seenFaults`), and
 * tells their reporters. Reports that other staff have taken are theirs; so is one that the caller made, with any account.
 */
export async function closeAlike<Thing extends ReportedThing>(
  tx: Tx,
  noun: ReportedKind<Thing>,
  thing: Thing,
  { report: { id: decided, about }, subject, reason, by, now }: Refuted,
): Promise<void> {
  if (!noun.seenFaults?.includes(about)) return
  const own = await linkedTo(tx, by.id)
  const { kind } = noun
  for (const report of await lockReports(tx, { kind, subject, about })) {
    const { id, reporter } = report
    const { state, until } = standingNow(report, now)
    const isFree = state === 'open' || (until !== null && report.taker === by.id)
    if (id === decided || !isFree || own.includes(reporter)) continue
    const verdict = 'notPass' as const
    await changeReport(tx, { kind, id }, { state: 'done', verdict, decision: reason, done_at: now })
    await noun.tell(tx, thing, { reporter, verdict, note: reason, now })
    const before = { report: id, member: thing.owner, about, said: report.reason, state }
    const after = { ...before, state: verdict, with: decided }
    await logAct(tx, { by, act: noun.acts.decide, subject: thing.name, reason, before, after, now })
  }
}
