import { useContext } from 'react'
import { useRead } from '#api/reads.ts'
import { admin } from '#contract/admin.ts'
import { Tabs } from '#design/parts/moving/tabs.tsx'
import { Link } from '#session/link.tsx'
import { DeskTabContext, useDeskSearch } from './desk-search.ts'
import { WaitingCount } from './waiting-count.tsx'

interface ViewTabsProps {
  readonly label: string
  readonly tabs: readonly { readonly key: string; readonly name: string }[]
}

/** Tabs inside a view, with what waits in each. The tab is in the address; the first one has no parameter. */
export function ViewTabs({ label, tabs }: ViewTabsProps) {
  const search = useDeskSearch()
  const current = currentTab(search.get('tab'), tabs)
  const { area } = useContext(DeskTabContext)
  const menu = useRead(admin.calls.menu, {}, { quiet: true })
  const waiting = menu.value?.menu.find((entry) => entry.area === area)?.tabs
  return (
    <Tabs label={label}>
      {tabs.map(({ key, name }, i) => (
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

/** The tab that the address names, else the first one. */
export const currentTab = (asked: string, tabs: ViewTabsProps['tabs']): string =>
  tabs.find(({ key }) => key === asked)?.key ?? tabs[0]?.key ?? ''
