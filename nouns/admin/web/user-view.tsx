import { useDeskView } from '#desks/desk-view.ts'
import { useCurrentTab, ViewTabs } from '#desks/view-tabs.tsx'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { AlikeList } from './alike-list.tsx'
import { AppealList } from './appeal-list.tsx'
import { UserSearch } from './user-search.tsx'

/** People of the site, what flagged ones have to say, names that look alike, and reported messages. */
export function UserView() {
  const words = useWords(adminPack).user
  // One view for both tabs: it looks at the tab, too.
  const Messages = useDeskView()('user', 'messages')
  const tabs = [
    { key: 'users', name: words.tabs.users },
    { key: 'appeals', name: words.tabs.appeals },
    { key: 'alike', name: words.tabs.alike },
    { key: 'messages', name: words.tabs.messages },
    { key: 'messagesDone', name: words.tabs.messagesDone },
  ]
  const tab = useCurrentTab(tabs)
  return (
    <>
      <ViewTabs label={words.label} tabs={tabs} />
      {tab === 'users' && <UserSearch />}
      {tab === 'appeals' && <AppealList />}
      {tab === 'alike' && <AlikeList />}
      {(tab === 'messages' || tab === 'messagesDone') && Messages && <Messages />}
    </>
  )
}
