import { useDeskSearch } from '../../cards/desk-search.ts'
import { currentTab, ViewTabs } from '../../cards/view-tabs.tsx'
import { useAdminWords } from './admin-words.ts'
import { AppealList } from './appeal-list.tsx'
import { UserSearch } from './user-search.tsx'

/** People of the site, and what flagged ones have to say. */
export function UserView() {
  const words = useAdminWords().user
  const tabs = [
    { key: 'users', name: words.tabs.users },
    { key: 'appeals', name: words.tabs.appeals },
  ]
  const tab = currentTab(useDeskSearch().get('tab'), tabs)
  return (
    <>
      <ViewTabs label={words.label} tabs={tabs} />
      {tab === 'users' ? <UserSearch /> : <AppealList />}
    </>
  )
}
