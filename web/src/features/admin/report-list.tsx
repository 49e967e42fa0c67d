import { site } from '@patisserie/contract/site'
import { useRead } from '../../api/reads.ts'
import { EmptyState } from '../../design/parts/empty-state.tsx'
import { useAdminWords } from './admin-words.ts'
import { DeskPager, pageOf } from './desk-pager.tsx'
import { useDeskSearch } from './desk-view.ts'
import styles from './queue.module.css'
import { ReadState } from './read-state.tsx'
import { ReportCard } from './report-card.tsx'

/** Reports that wait, priority and age first; or those that are closed. */
export function ReportList({ state }: { readonly state: 'todo' | 'done' }) {
  const words = useAdminWords().replay
  const search = useDeskSearch()
  const asked = { state, pageSize: 10, pageNum: pageOf(search.get('p')) }
  const reports = useRead(site.replays.calls.reports, asked, { keep: true })
  return (
    <ReadState read={reports}>
      {({ rows, pageInfo }) =>
        rows.length === 0 ? (
          <EmptyState title={state === 'todo' ? words.reportsEmpty : words.doneEmpty} />
        ) : (
          <>
            <ul className={styles.queue} aria-label={words.tabs[state === 'todo' ? 'reports' : 'done']}>
              {rows.map((row) => (
                <li key={row.id}>
                  <ReportCard report={row} />
                </li>
              ))}
            </ul>
            <DeskPager pages={pageInfo.pages} />
          </>
        )
      }
    </ReadState>
  )
}
