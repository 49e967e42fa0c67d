import type { MenuEntry } from '#session/menu-entry.ts'

export const menu: MenuEntry = {
  to: '/painting',
  key: 'paintings',
  icon: 'image',
  bar: 'main',
  order: 40,
  tab: true,
  kin: /^\/(e|dragonball)(\/|$)/,
}
