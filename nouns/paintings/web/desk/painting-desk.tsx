import { useCurrentTab, ViewTabs } from '#desks/view-tabs.tsx'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { paintingDeskPack } from '../../words/painting-desk.pack.ts'
import { ClaimList } from './claim-list.tsx'
import { DoubtList } from './doubt-list.tsx'
import { DragonDesk } from './dragon-desk.tsx'
import { ForbiddenList } from './forbidden-list.tsx'
import { HeldPaintings } from './held-paintings.tsx'
import { PaintingReports } from './painting-reports.tsx'
import { WorkByNumber } from './work-by-number.tsx'

/** The desk of paintings: what waits for staff, what they took out of sight, and one work by its number. */
export function PaintingDesk() {
  const { areas } = useWords(adminPack)
  const { tabs: names } = useWords(paintingDeskPack)
  const tabs = (['reports', 'held', 'doubts', 'claims', 'dragon', 'hidden', 'work', 'done'] as const).map((key) => ({
    key,
    name: names[key],
  }))
  const tab = useCurrentTab(tabs)
  return (
    <>
      <ViewTabs label={areas.painting} tabs={tabs} />
      {tab === 'reports' && <PaintingReports state="todo" />}
      {tab === 'held' && <HeldPaintings />}
      {tab === 'doubts' && <DoubtList />}
      {tab === 'claims' && <ClaimList />}
      {tab === 'dragon' && <DragonDesk />}
      {tab === 'hidden' && <ForbiddenList />}
      {tab === 'work' && <WorkByNumber />}
      {tab === 'done' && <PaintingReports state="done" />}
    </>
  )
}
