import type { ReactNode } from 'react'
import type { Read } from '#api/reads.ts'
import type { Report } from '#contract/report-calls.ts'
import { useWords } from '#session/words.tsx'
import { reportDeskPack } from '#words/desks/report-desk.pack.ts'
import { type DeskListPage, DeskPage } from './desk-page.tsx'

/** Open reports, or closed ones. */
export type ReportsShown = 'todo' | 'done'

export interface ReportListProps<Row extends Report> {
  readonly state: ReportsShown
  readonly read: Read<DeskListPage<Row>>
  /** Accessible names of the two lists, the same as those of the desk's tabs. */
  readonly names: { readonly reports: string; readonly done: string }
  readonly card: (report: Row) => ReactNode
}

/** Open reports ordered by priority and age, or closed reports. */
export function ReportList<Row extends Report>({ state, read, names, card }: ReportListProps<Row>) {
  const words = useWords(reportDeskPack)
  const isTodo = state === 'todo'
  return (
    <DeskPage
      read={read}
      label={names[isTodo ? 'reports' : 'done']}
      empty={isTodo ? words.todoEmpty : words.doneEmpty}
      item={(report) => <li key={report.id}>{card(report)}</li>}
    />
  )
}
