import { site } from '@patisserie/contract/site'
import { useRead } from '../../../api/reads.ts'
import { DeskPage } from '../../../desks/desk-page.tsx'
import { useDeskSearch } from '../../../desks/desk-search.ts'
import { useReportDeskWords } from '../../../desks/report-desk-words.ts'
import { useDeskWords } from './desk-words.ts'
import { ReportItem } from './report-item.tsx'

/** Reports that wait, priority and age first; or those that are closed. */
export function ReportQueue({ state }: { readonly state: 'todo' | 'done' }) {
  const { names } = useDeskWords().ms
  const words = useReportDeskWords()
  const asked = { state, pageSize: 10, pageNum: useDeskSearch().page }
  return (
    <DeskPage
      read={useRead(site.clubs.calls.reports, asked, { keep: true })}
      label={names[state === 'todo' ? 'reports' : 'done']}
      empty={state === 'todo' ? words.todoEmpty : words.doneEmpty}
      item={(report) => (
        <li key={report.id}>
          <ReportItem report={report} />
        </li>
      )}
    />
  )
}
