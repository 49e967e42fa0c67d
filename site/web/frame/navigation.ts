import type { MenuEntry } from '#session/menu-entry.ts'

/** Parts of the site that open later. */
export const laterEntries: readonly MenuEntry[] = [
  { to: '/allMatch', key: 'matches', icon: 'trophy', bar: 'main', order: 60, kin: /^\/match[er]$/ },
  { to: '/map', key: 'map', icon: 'map', bar: 'more', order: 20 },
  { to: '/liver', key: 'liver', icon: 'flame', bar: 'more', order: 30 },
  { to: '/xx', key: 'game', icon: 'gamepad-2', bar: 'more', order: 40 },
  { to: '/downloads', key: 'downloads', icon: 'download', bar: 'more', order: 60 },
]

const ofNouns = Object.values(
  import.meta.glob<MenuEntry>('../../../nouns/*/web/menu.ts', { eager: true, import: 'menu' }),
)
/** The entries of both bars. */
export const entries = [...laterEntries, ...ofNouns].sort((one, other) => one.order - other.order)

/** Entries of the left bar, above and below its line of pearls. */
export const mainEntries = entries.filter(({ bar }) => bar === 'main')
export const moreEntries = entries.filter(({ bar }) => bar === 'more')

/** Bottom tabs of small screens, without the last tab, which is the member's own. All of these sections are open. */
export const tabEntries = entries.filter(({ tab }) => tab)

/** Target of the last tab for a guest. */
export const guestPlace = '/settings/profile'

/** Whether the page at `pathname` belongs to the entry `to`. */
export const isCurrent = (to: string, pathname: string): boolean =>
  to === '/'
    ? pathname === '/'
    : pathname === to ||
      pathname.startsWith(`${to}/`) ||
      (entries.find((entry) => entry.to === to)?.kin?.test(pathname) ?? false)

/** The tab that a page belongs to. */
export const currentTab = (pathname: string): string | undefined =>
  tabEntries.find(({ to }) => isCurrent(to, pathname))?.to

/** All entries that a page belongs to; the member's own tab counts as the guest's. */
export const currentEntries = (pathname: string): string[] =>
  [...new Set([...mainEntries, ...moreEntries, ...tabEntries].map(({ to }) => to)), guestPlace].filter((to) =>
    isCurrent(to, pathname),
  )
