import type { DeskView } from '#desks/desk-view.ts'
import { lazyPart } from '#session/lazy-part.tsx'

const DessertDesk = lazyPart(() => import('./dessert-desk.tsx').then((part) => part.DessertDesk))

/** Views of the back office. */
export const deskViews: readonly DeskView[] = [{ area: 'dessert', View: DessertDesk }]
