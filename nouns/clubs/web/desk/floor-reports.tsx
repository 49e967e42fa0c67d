import { useRead } from '#api/reads.ts'
import { useDeskSearch } from '#desks/desk-search.ts'
import { ReportList, type ReportsShown } from '#desks/report-list.tsx'
import { useWords } from '#session/words.tsx'
import { clubs } from '../../contract/clubs.ts'
import { clubDeskPack } from '../../words/club-desk.pack.ts'
import { ReportItem } from './report-item.tsx'

/** Reports about floors. */
export function FloorReports({ state }: { readonly state: ReportsShown }) {
  const asked = { state, pageSize: 10, pageNum: useDeskSearch().page }
  return (
    <ReportList
      state={state}
      read={useRead(clubs.calls.reports, asked, { keep: true })}
      names={useWords(clubDeskPack).ms.names}
      card={(report) => <ReportItem report={report} />}
    />
  )
}
