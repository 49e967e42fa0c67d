import type { DeskView } from '#desks/desk-view.ts'
import { lazyPart } from '#session/lazy-part.tsx'

const MsDesk = lazyPart(() => import('./ms-desk.tsx').then((part) => part.MsDesk))
const ClubDesk = lazyPart(() => import('./club-desk.tsx').then((part) => part.ClubDesk))
const TopicDesk = lazyPart(() => import('./topic-desk.tsx').then((part) => part.TopicDesk))

/** Views of the back office. */
export const deskViews: readonly DeskView[] = [
  { area: 'ms', View: MsDesk },
  { area: 'club', View: ClubDesk },
  { area: 'topic', View: TopicDesk },
  { area: 'homepage', tab: 'topic', View: TopicDesk },
]
