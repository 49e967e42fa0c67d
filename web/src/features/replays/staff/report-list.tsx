import { site } from '@patisserie/contract/site'
import { useRead } from '../../../api/reads.ts'
import { useAdminWords } from '../../../desks/admin-words.ts'
import { DeskPage } from '../../../desks/desk-page.tsx'
import { useDeskSearch } from '../../../desks/desk-search.ts'
import { useReportDeskWords } from '../../../desks/report-desk-words.ts'
import { ReportedReplay } from './reported-replay.tsx'

/** Reports that wait, priority and age first; or those that are closed. */
export function ReportList({ state }: { readonly state: 'todo' | 'done' }) {
  const { tabs } = useAdminWords().replay
  const words = useReportDeskWords()
  const asked = { state, pageSize: 10, pageNum: useDeskSearch().page }
  return (
    <DeskPage
      read={useRead(site.replays.calls.reports, asked, { keep: true })}
      label={tabs[state === 'todo' ? 'reports' : 'done']}
      empty={state === 'todo' ? words.todoEmpty : words.doneEmpty}
      item={(report) => (
        <li key={report.id}>
          <ReportedReplay report={report} />
        </li>
      )}
    />
  )
}
