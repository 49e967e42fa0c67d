import { useCurrentTab, ViewTabs } from '#desks/view-tabs.tsx'
import { useWords } from '#session/words.tsx'
import { clubs } from '../../contract/clubs.ts'
import { clubDeskPack } from '../../words/club-desk.pack.ts'
import { FloorReports } from './floor-reports.tsx'
import { FloorTool } from './floor-tool.tsx'
import { HeldQueue } from './held-queue.tsx'
import { KeeperDesk } from './keeper-desk.tsx'
import { ProposalQueue } from './proposal-queue.tsx'
import { TopicActs } from './topic-acts.tsx'
import { TopicSearch } from './topic-search.tsx'

/** Reports about floors, posts that wait, what may be done with topics, proposed clubs and keepers. */
export function MsDesk() {
  const { ms } = useWords(clubDeskPack)
  const tabs = (['reports', 'held', 'topics', 'proposals', 'keepers', 'done'] as const).map((key) => ({
    key,
    name: ms.names[key],
  }))
  const tab = useCurrentTab(tabs)
  return (
    <>
      <ViewTabs label={ms.tabs} tabs={tabs} />
      {tab === 'reports' && <FloorReports state="todo" />}
      {tab === 'held' && <HeldQueue />}
      {tab === 'topics' && (
        <TopicSearch
          call={clubs.calls.topicsToKeep}
          tools={(topic) => (
            <>
              <FloorTool topic={topic} />
              <TopicActs size="small" topic={topic} />
            </>
          )}
        />
      )}
      {tab === 'proposals' && <ProposalQueue />}
      {tab === 'keepers' && <KeeperDesk />}
      {tab === 'done' && <FloorReports state="done" />}
    </>
  )
}
