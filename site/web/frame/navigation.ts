import type { IconName } from '#design/icons/icon.tsx'
import type { Words } from '#words/words.ts'

export interface NavEntry {
  readonly to: string
  readonly key: keyof Words['shell']['nav']
  readonly icon: IconName
}

/** Entries of the left bar, above and below its line of pearls. */
export const mainEntries: readonly NavEntry[] = [
  { to: '/', key: 'home', icon: 'store' },
  { to: '/ms', key: 'clubs', icon: 'messages-square' },
  { to: '/rpy', key: 'replays', icon: 'clapperboard' },
  { to: '/painting', key: 'paintings', icon: 'image' },
  { to: '/bocai', key: 'bets', icon: 'dices' },
  { to: '/allMatch', key: 'matches', icon: 'trophy' },
]

export const moreEntries: readonly NavEntry[] = [
  { to: '/desserts', key: 'desserts', icon: 'cake-slice' },
  { to: '/map', key: 'map', icon: 'map' },
  { to: '/liver', key: 'liver', icon: 'flame' },
  { to: '/xx', key: 'game', icon: 'gamepad-2' },
  { to: '/shop', key: 'shop', icon: 'shopping-basket' },
  { to: '/downloads', key: 'downloads', icon: 'download' },
]

/** Bottom tabs of small screens, without the last tab, which is the member's own. All of these sections are open. */
export const tabEntries: readonly NavEntry[] = [
  { to: '/', key: 'home', icon: 'store' },
  { to: '/ms', key: 'clubs', icon: 'messages-square' },
  { to: '/rpy', key: 'replays', icon: 'clapperboard' },
  { to: '/painting', key: 'paintings', icon: 'image' },
]

/** Target of the last tab for a guest. */
export const guestPlace = '/settings/profile'

/** Pages that belong to an entry although their path is not below its path. */
const kin: Readonly<Record<string, RegExp>> = {
  '/rpy': /^\/(r|jf)(\/|$)/,
  '/painting': /^\/(e|dragonball)(\/|$)/,
  '/bocai': /^\/bocaigob$/,
  '/allMatch': /^\/match[er]$/,
}

/** Whether the page at `pathname` belongs to the entry `to`. */
export const isCurrent = (to: string, pathname: string): boolean =>
  to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`) || (kin[to]?.test(pathname) ?? false)

/** The tab that a page belongs to. */
export const currentTab = (pathname: string): string | undefined =>
  tabEntries.find(({ to }) => isCurrent(to, pathname))?.to

/** All entries that a page belongs to; the member's own tab counts as the guest's. */
export const currentEntries = (pathname: string): string[] =>
  [...new Set([...mainEntries, ...moreEntries, ...tabEntries].map(({ to }) => to)), guestPlace].filter((to) =>
    isCurrent(to, pathname),
  )
