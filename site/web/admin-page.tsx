import { AdminDesk } from '../features/admin/admin-desk.tsx'
import { lazyPart } from '../session/lazy-part.tsx'
import { useIsOpen } from '../session/open-parts.ts'

const IscoreDesk = lazyPart(() =>
  import('../features/replays/iscore/staff/iscore-desk.tsx').then((part) => part.IscoreDesk),
)
const ArchiveDesk = lazyPart(() =>
  import('../features/archive/staff/archive-desk.tsx').then((part) => part.ArchiveDesk),
)
const ReplayView = lazyPart(() => import('../features/replays/staff/replay-view.tsx').then((part) => part.ReplayView))
const PaintingDesk = lazyPart(() =>
  import('../features/paintings/staff/painting-desk.tsx').then((part) => part.PaintingDesk),
)
const MsDesk = lazyPart(() => import('../features/clubs/staff/ms-desk.tsx').then((part) => part.MsDesk))
const ClubDesk = lazyPart(() => import('../features/clubs/staff/club-desk.tsx').then((part) => part.ClubDesk))
const TopicDesk = lazyPart(() => import('../features/clubs/staff/topic-desk.tsx').then((part) => part.TopicDesk))
const HomeDesk = lazyPart(() => import('../features/home/staff/home-desk.tsx').then((part) => part.HomeDesk))
const ShopActivities = lazyPart(() =>
  import('../features/shop/staff/shop-activities.tsx').then((part) => part.ShopActivities),
)
const DessertDesk = lazyPart(() =>
  import('../features/desserts/staff/dessert-desk.tsx').then((part) => part.DessertDesk),
)
const PresentDesk = lazyPart(() => import('../features/gifts/staff/present-desk.tsx').then((part) => part.PresentDesk))
const HomeBetsDesk = lazyPart(() =>
  import('../features/bets/staff/home-bets-desk.tsx').then((part) => part.HomeBetsDesk),
)
const BetDesk = lazyPart(() => import('../features/bets/staff/bet-desk.tsx').then((part) => part.BetDesk))

const MessageReports = lazyPart(() =>
  import('../features/messages/staff/message-reports.tsx').then((part) => part.MessageReports),
)

/** The back office, with the views that other features add to it. */
export function AdminPage() {
  const isOpen = useIsOpen()
  return (
    <AdminDesk
      others={{
        user: <MessageReports />,
        replay: <ReplayView />,
        painting: <PaintingDesk />,
        iscore: <IscoreDesk />,
        board: <ArchiveDesk />,
        ms: <MsDesk />,
        club: <ClubDesk />,
        topic: <TopicDesk />,
        homepage: <HomeDesk topics={<TopicDesk />} bets={isOpen('/bocai') ? <HomeBetsDesk /> : null} />,
        dessert: <DessertDesk />,
        bocai: <BetDesk />,
        present: <PresentDesk shop={<ShopActivities />} />,
      }}
    />
  )
}
