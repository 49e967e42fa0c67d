import { useRead } from '#api/reads.ts'
import { useDeskSearch } from '#desks/desk-search.ts'
import { ReportList, type ReportsShown } from '#desks/report-list.tsx'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { replays } from '../../contract/replays.ts'
import { ReportedReplay } from './reported-replay.tsx'

/** Reports about replays. */
export function ReplayReports({ state }: { readonly state: ReportsShown }) {
  const asked = { state, pageSize: 10, pageNum: useDeskSearch().page }
  return (
    <ReportList
      state={state}
      read={useRead(replays.calls.reports, asked, { keep: true })}
      names={useWords(adminPack).replay.tabs}
      card={(report) => <ReportedReplay report={report} />}
    />
  )
}
