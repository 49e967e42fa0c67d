import type { DeskView } from '#desks/desk-view.ts'
import { lazyPart } from '#session/lazy-part.tsx'

const PaintingDesk = lazyPart(() => import('./painting-desk.tsx').then((part) => part.PaintingDesk))

/** Views of the back office. */
export const deskViews: readonly DeskView[] = [{ area: 'painting', View: PaintingDesk }]
