import type { MenuEntry } from '#session/menu-entry.ts'

export const menu: MenuEntry = { to: '/bocai', key: 'bets', icon: 'dices', bar: 'main', order: 50, kin: /^\/bocaigob$/ }
