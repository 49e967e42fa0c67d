import type { DeskView } from '#desks/desk-view.ts'
import { lazyPart } from '#session/lazy-part.tsx'

const ShopActivities = lazyPart(() => import('./shop-activities.tsx').then((part) => part.ShopActivities))

/** Views of the back office. */
export const deskViews: readonly DeskView[] = [{ area: 'present', tab: 'shop', View: ShopActivities }]
