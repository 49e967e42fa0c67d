import { useCurrentTab, ViewTabs } from '#desks/view-tabs.tsx'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { StaffList } from './staff-list.tsx'
import { StaffLog } from './staff-log.tsx'

/** The list of staff, and the log of staff acts. */
export function StaffView() {
  const words = useWords(adminPack).staff
  const tabs = [
    { key: 'staff', name: words.tabs.staff },
    { key: 'log', name: words.tabs.log },
  ]
  const tab = useCurrentTab(tabs)
  return (
    <>
      <ViewTabs label={words.label} tabs={tabs} />
      {tab === 'staff' && <StaffList />}
      {tab === 'log' && <StaffLog />}
    </>
  )
}
