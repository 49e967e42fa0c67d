import type { ReactNode } from 'react'
import { Dessert } from '#design/art/desserts/dessert.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import type { AdminArea } from '#rules/staff/permissions.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'

const CommonView = lazyPart(() => import('./common-view.tsx').then((part) => part.CommonView))
const UserView = lazyPart(() => import('./user-view.tsx').then((part) => part.UserView))
const StaffView = lazyPart(() => import('./staff-view.tsx').then((part) => part.StaffView))
const FaultView = lazyPart(() => import('./fault-view.tsx').then((part) => part.FaultView))

const views: Readonly<Partial<Record<AdminArea, (own: ReactNode) => ReactNode>>> = {
  common: () => <CommonView />,
  user: (messages) => <UserView messages={messages} />,
  admin: () => <StaffView />,
  error: () => <FaultView />,
}

/** The view of an area; what opens later says so. */
export const viewOf = (area: AdminArea, others: Readonly<Partial<Record<AdminArea, ReactNode>>>): ReactNode =>
  views[area]?.(others[area]) ?? others[area] ?? <LaterView area={area} />

/** Views that are mounted anew at every visit, because what they show goes stale by itself. */
const unkept: ReadonlySet<AdminArea | null> = new Set([null, 'error'])

/** Whether a view keeps its state while another one is in front. */
export const isKept = (area: AdminArea | null): boolean => !unkept.has(area)

function LaterView({ area }: { readonly area: AdminArea }) {
  const words = useWords(adminPack)
  return (
    <EmptyState
      art={<Dessert kind="milk" mood="sleepy" label="" />}
      title={`${words.areas[area]} · ${words.opensLaterTitle}`}
    >
      {words.opensLaterText}
    </EmptyState>
  )
}
