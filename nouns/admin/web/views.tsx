import { Dessert } from '#design/art/desserts/dessert.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { useDeskView, useFurtherTabs } from '#desks/desk-view.ts'
import type { AdminArea } from '#rules/staff/permissions.ts'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'

/** The view of an area, with the tab of another noun that the address names; what opens later says so. */
export function AreaView({ area }: { readonly area: AdminArea }) {
  const View = useDeskView()(area)
  const asked = useDeskSearch().get('tab')
  const further = useFurtherTabs(area).find(({ tab }) => tab === asked)
  if (!View) return <LaterView area={area} />
  return (
    <>
      <View />
      {further && further.View !== View && <further.View />}
    </>
  )
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
