import type { MenuEntry } from '#session/menu-entry.ts'

export const menu: MenuEntry = { to: '/ms', key: 'clubs', icon: 'messages-square', bar: 'main', order: 20, tab: true }
