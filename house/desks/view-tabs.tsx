import { useContext } from 'react'
import { useRead } from '#api/reads.ts'
import { admin } from '#contract/admin.ts'
import { Tabs } from '#design/parts/moving/tabs.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage } from '#session/words.tsx'
import { DeskTabContext, useDeskSearch } from './desk-search.ts'
import { useFurtherTabs } from './desk-view.ts'
import { WaitingCount } from './waiting-count.tsx'

interface ViewTabsProps {
  readonly label: string
  readonly tabs: readonly { readonly key: string; readonly name: string }[]
}

/** Tabs of an area's page and those that other nouns add, with what waits in each. The tab is in the address; the first one has no parameter. */
export function ViewTabs({ label, tabs }: ViewTabsProps) {
  const search = useDeskSearch()
  const current = useCurrentTab(tabs)
  const { language } = useLanguage()
  const { area } = useContext(DeskTabContext)
  const further = useFurtherTabs(area).map(({ tab, name }) => ({ key: tab, name: name(language) }))
  const menu = useRead(admin.calls.menu, {}, { quiet: true })
  const waiting = menu.value?.menu.find((entry) => entry.area === area)?.tabs
  return (
    <Tabs label={label}>
      {[...tabs, ...further].map(({ key, name }, i) => (
        <Link
          key={key}
          to={search.path({ tab: i === 0 ? '' : key, p: '' })}
          stay
          replace
          aria-current={key === current ? 'page' : undefined}
        >
          {name}
          <WaitingCount count={waiting?.find(({ tab }) => tab === key)?.waiting ?? 0} />
        </Link>
      ))}
    </Tabs>
  )
}

/** The tab that the address names, which may be another noun's, else the first one. */
export const useCurrentTab = (tabs: ViewTabsProps['tabs']): string => {
  const { area } = useContext(DeskTabContext)
  const asked = useDeskSearch().get('tab')
  const known = [...tabs.map(({ key }) => key), ...useFurtherTabs(area).map(({ tab }) => tab)]
  return known.find((key) => key === asked) ?? known[0] ?? ''
}
