import { Stack } from '#design/parts/layout.tsx'
import { useDeskView } from '#desks/desk-view.ts'
import { useCurrentTab, ViewTabs } from '#desks/view-tabs.tsx'
import { useWords } from '#session/words.tsx'
import { giftDeskPack } from '../../words/gift-desk.pack.ts'
import { AllGifts } from './all-gifts.tsx'
import { AwardList } from './award-list.tsx'
import { RingList } from './ring-list.tsx'

/** Gifts between members, what staff should look at, awards, and activities of the shop. */
export function PresentDesk() {
  const { tabs: words } = useWords(giftDeskPack)
  const Shop = useDeskView()('present', 'shop')
  const tabs = [
    { key: 'gifts', name: words.gifts },
    { key: 'rings', name: words.rings },
    { key: 'awards', name: words.awards },
    ...(Shop ? [{ key: 'shop', name: words.shop }] : []),
  ]
  const tab = useCurrentTab(tabs)
  return (
    <Stack gap={4}>
      <ViewTabs label={words.label} tabs={tabs} />
      {tab === 'gifts' && <AllGifts />}
      {tab === 'rings' && <RingList />}
      {tab === 'awards' && <AwardList />}
      {tab === 'shop' && Shop && <Shop />}
    </Stack>
  )
}
