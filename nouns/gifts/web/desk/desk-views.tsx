import type { DeskView } from '#desks/desk-view.ts'
import { lazyPart } from '#session/lazy-part.tsx'

const PresentDesk = lazyPart(() => import('./present-desk.tsx').then((part) => part.PresentDesk))

/** Views of the back office. */
export const deskViews: readonly DeskView[] = [{ area: 'present', View: PresentDesk }]
