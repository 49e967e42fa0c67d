import { Dessert } from '#design/art/desserts/dessert.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { useDeskView } from '#desks/desk-view.ts'
import type { AdminArea } from '#rules/staff/permissions.ts'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'

/** The view of an area; what opens later says so. */
export function AreaView({ area }: { readonly area: AdminArea }) {
  const View = useDeskView()(area)
  return View ? <View /> : <LaterView area={area} />
}

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
