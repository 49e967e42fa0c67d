import { useCurrentTab, ViewTabs } from '#desks/view-tabs.tsx'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { HeldList } from './held-list.tsx'
import { HiddenList } from './hidden-list.tsx'
import { ReplayReports } from './replay-reports.tsx'

/** Reports about replays, posts that wait, replays that staff hid. */
export function ReplayView() {
  const words = useWords(adminPack)
  const { tabs: names } = words.replay
  const tabs = (['reports', 'held', 'hidden', 'done'] as const).map((key) => ({ key, name: names[key] }))
  const tab = useCurrentTab(tabs)
  return (
    <>
      <ViewTabs label={words.areas.replay} tabs={tabs} />
      {tab === 'reports' && <ReplayReports state="todo" />}
      {tab === 'held' && <HeldList />}
      {tab === 'hidden' && <HiddenList />}
      {tab === 'done' && <ReplayReports state="done" />}
    </>
  )
}
