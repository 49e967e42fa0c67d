import { AdminDesk } from '#nouns/admin/web/admin-desk.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { useIsOpen } from '#session/open-parts.ts'

const IscoreDesk = lazyPart(() =>
  import('#nouns/replays/web/iscore/desk/iscore-desk.tsx').then((part) => part.IscoreDesk),
)
const ArchiveDesk = lazyPart(() => import('#nouns/archive/web/desk/archive-desk.tsx').then((part) => part.ArchiveDesk))
const ReplayView = lazyPart(() => import('#nouns/replays/web/desk/replay-view.tsx').then((part) => part.ReplayView))
const PaintingDesk = lazyPart(() =>
  import('#nouns/paintings/web/desk/painting-desk.tsx').then((part) => part.PaintingDesk),
)
const MsDesk = lazyPart(() => import('#nouns/clubs/web/desk/ms-desk.tsx').then((part) => part.MsDesk))
const ClubDesk = lazyPart(() => import('#nouns/clubs/web/desk/club-desk.tsx').then((part) => part.ClubDesk))
const TopicDesk = lazyPart(() => import('#nouns/clubs/web/desk/topic-desk.tsx').then((part) => part.TopicDesk))
const HomeDesk = lazyPart(() => import('#nouns/home/web/desk/home-desk.tsx').then((part) => part.HomeDesk))
const ShopActivities = lazyPart(() =>
  import('#nouns/shop/web/desk/shop-activities.tsx').then((part) => part.ShopActivities),
)
const DessertDesk = lazyPart(() => import('#nouns/desserts/web/desk/dessert-desk.tsx').then((part) => part.DessertDesk))
const PresentDesk = lazyPart(() => import('#nouns/gifts/web/desk/present-desk.tsx').then((part) => part.PresentDesk))
const HomeBetsDesk = lazyPart(() => import('#nouns/bets/web/desk/home-bets-desk.tsx').then((part) => part.HomeBetsDesk))
const BetDesk = lazyPart(() => import('#nouns/bets/web/desk/bet-desk.tsx').then((part) => part.BetDesk))

const MessageReports = lazyPart(() =>
  import('#nouns/messages/web/desk/message-reports.tsx').then((part) => part.MessageReports),
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
