import type { DeskView } from '#desks/desk-view.ts'
import { lazyPart } from '#session/lazy-part.tsx'

const CommonView = lazyPart(() => import('../common-view.tsx').then((part) => part.CommonView))
const UserView = lazyPart(() => import('../user-view.tsx').then((part) => part.UserView))
const StaffView = lazyPart(() => import('../staff-view.tsx').then((part) => part.StaffView))
const FaultView = lazyPart(() => import('../fault-view.tsx').then((part) => part.FaultView))

/** Views of the back office. */
export const deskViews: readonly DeskView[] = [
  { area: 'common', View: CommonView },
  { area: 'user', View: UserView },
  { area: 'admin', View: StaffView },
  { area: 'error', View: FaultView },
]
