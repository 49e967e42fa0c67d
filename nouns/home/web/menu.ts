import type { MenuEntry } from '#session/menu-entry.ts'

export const menu: MenuEntry = { to: '/', key: 'home', icon: 'store', bar: 'main', order: 10, tab: true }
