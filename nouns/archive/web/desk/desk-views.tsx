import type { DeskView } from '#desks/desk-view.ts'
import { lazyPart } from '#session/lazy-part.tsx'

const ArchiveDesk = lazyPart(() => import('./archive-desk.tsx').then((part) => part.ArchiveDesk))

/** Views of the back office. */
export const deskViews: readonly DeskView[] = [{ area: 'board', View: ArchiveDesk }]
