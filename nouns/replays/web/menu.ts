import type { MenuEntry } from '#session/menu-entry.ts'

export const menu: MenuEntry = {
  to: '/rpy',
  key: 'replays',
  icon: 'clapperboard',
  bar: 'main',
  order: 30,
  tab: true,
  kin: /^\/(r|jf)(\/|$)/,
}
