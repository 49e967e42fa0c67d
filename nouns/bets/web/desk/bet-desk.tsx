import { Stack } from '#design/parts/layout.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { useCurrentTab, ViewTabs } from '#desks/view-tabs.tsx'
import { useWords } from '#session/words.tsx'
import { betDeskPack } from '../../words/bet-desk.pack.ts'
import { AddBet } from './add-bet.tsx'
import { RunningBets, WaitingBets } from './alive-bets.tsx'
import { BetDetail } from './bet-detail.tsx'
import { CategoryList } from './category-list.tsx'
import { HeldComments } from './held-comments.tsx'

/** What waits for staff, running events, categories, and the form of a new event. */
export function BetDesk() {
  const { tabs: words } = useWords(betDeskPack)
  const search = useDeskSearch()
  const event = search.get('event')
  const tabs = [
    { key: 'waiting', name: words.waiting },
    { key: 'running', name: words.running },
    { key: 'comments', name: words.comments },
    { key: 'categories', name: words.categories },
    { key: 'new', name: words.add },
  ]
  const tab = useCurrentTab(tabs)
  if (event !== '') return <BetDetail key={event} name={event} />
  return (
    <Stack gap={4}>
      <ViewTabs label={words.label} tabs={tabs} />
      {tab === 'waiting' && <WaitingBets />}
      {tab === 'running' && <RunningBets />}
      {tab === 'comments' && <HeldComments />}
      {tab === 'categories' && <CategoryList />}
      {tab === 'new' && <AddBet />}
    </Stack>
  )
}
