import { useRead } from '#api/reads.ts'
import { useDeskSearch } from '#desks/desk-search.ts'
import { ReportList } from '#desks/report-list.tsx'
import { useWords } from '#session/words.tsx'
import { messages } from '../../contract/messages.ts'
import { messagesPack } from '../../words/messages.pack.ts'
import { ReportedMessage } from './reported-message.tsx'

/** Reports about messages: open ones, or closed ones on their tab. */
export function MessageReports() {
  const search = useDeskSearch()
  const state = search.get('tab') === 'messagesDone' ? 'done' : 'todo'
  return (
    <ReportList
      state={state}
      read={useRead(messages.calls.reports, { state, pageSize: 10, pageNum: search.page }, { keep: true })}
      names={useWords(messagesPack).desk.names}
      card={(report) => <ReportedMessage report={report} />}
    />
  )
}
