import type { MenuEntry } from '#session/menu-entry.ts'

export const menu: MenuEntry = { to: '/shop', key: 'shop', icon: 'shopping-basket', bar: 'more', order: 50 }
