import { useAdminWords } from '../../desks/admin-words.ts'
import { useDeskSearch } from '../../desks/desk-search.ts'
import { currentTab, ViewTabs } from '../../desks/view-tabs.tsx'
import { AlikeList } from './alike-list.tsx'
import { AppealList } from './appeal-list.tsx'
import { UserSearch } from './user-search.tsx'

/** People of the site, what flagged ones have to say, and names that look alike. */
export function UserView() {
  const words = useAdminWords().user
  const tabs = [
    { key: 'users', name: words.tabs.users },
    { key: 'appeals', name: words.tabs.appeals },
    { key: 'alike', name: words.tabs.alike },
  ]
  const tab = currentTab(useDeskSearch().get('tab'), tabs)
  return (
    <>
      <ViewTabs label={words.label} tabs={tabs} />
      {tab === 'users' && <UserSearch />}
      {tab === 'appeals' && <AppealList />}
      {tab === 'alike' && <AlikeList />}
    </>
  )
}
