import type { DeskView } from '#desks/desk-view.ts'
import { lazyPart } from '#session/lazy-part.tsx'

const HomeDesk = lazyPart(() => import('./home-desk.tsx').then((part) => part.HomeDesk))

/** Views of the back office. */
export const deskViews: readonly DeskView[] = [{ area: 'homepage', View: HomeDesk }]
