import type { DeskView } from '#desks/desk-view.ts'
import { lazyPart } from '#session/lazy-part.tsx'

const ReplayView = lazyPart(() => import('./replay-view.tsx').then((part) => part.ReplayView))
const IscoreDesk = lazyPart(() => import('../iscore/desk/iscore-desk.tsx').then((part) => part.IscoreDesk))

/** Views of the back office. */
export const deskViews: readonly DeskView[] = [
  { area: 'replay', View: ReplayView },
  { area: 'iscore', View: IscoreDesk },
]
