import type { DeskView } from '#desks/desk-view.ts'
import { lazyPart } from '#session/lazy-part.tsx'

const BetDesk = lazyPart(() => import('./bet-desk.tsx').then((part) => part.BetDesk))
const HomeBetsDesk = lazyPart(() => import('./home-bets-desk.tsx').then((part) => part.HomeBetsDesk))

/** Views of the back office. */
export const deskViews: readonly DeskView[] = [
  { area: 'bocai', View: BetDesk },
  { area: 'homepage', tab: 'bocai', View: HomeBetsDesk },
]
