import { type DeskTab, tabPath } from '#desks/desk-search.ts'
import { type AdminArea, areaAt } from '#rules/staff/permissions.ts'

/** The tabs with this page in it, as it is now: a page that stood there keeps its place. */
export const withTab = (tabs: readonly DeskTab[], tab: DeskTab): readonly DeskTab[] => {
  const at = tabs.findIndex(({ area }) => area === tab.area)
  if (at < 0) return [...tabs, tab]
  return tabs[at]?.search === tab.search ? tabs : tabs.with(at, tab)
}

/** The tab to show after one is closed: its neighbour on the right, else on the left, else the overview. */
export const neighbourOf = (tabs: readonly DeskTab[], area: AdminArea | null): DeskTab => {
  const at = tabs.findIndex((tab) => tab.area === area)
  return tabs[at + 1] ?? tabs[at - 1] ?? { area: null, search: '' }
}

const tabsKey = 'adminTabs'
const targetKey = 'admin'

/** Visited pages are remembered for the session of the browser's tab. */
export const readTabs = (): readonly DeskTab[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(tabsKey) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(tabAt) : []
  } catch {
    return []
  }
}

export const writeTabs = (tabs: readonly DeskTab[]): void => keep(tabsKey, JSON.stringify(tabs.map(tabPath)))

/** Parses the stored addresses; entries that are no addresses of the back office are left out. */
const tabAt = (path: unknown): DeskTab[] => {
  if (typeof path !== 'string' || !path.startsWith('/admin')) return []
  const { pathname, search } = new URL(path, 'http://site')
  const area = areaAt(pathname.replace(/^\/admin\/?/, ''))
  return area === undefined ? [] : [{ area, search }]
}

/** Remembers which page somebody wanted who has to log in first. */
export const noteTarget = (path: string): void => keep(targetKey, path)

/** The page that was wanted; read once, then it is gone. */
export const takeTarget = (): string => {
  try {
    const target = sessionStorage.getItem(targetKey) ?? ''
    sessionStorage.removeItem(targetKey)
    return tabAt(target).map(tabPath)[0] ?? ''
  } catch {
    return ''
  }
}

const keep = (key: string, value: string): void => {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Without storage nothing is remembered.
  }
}
