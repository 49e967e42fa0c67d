import type { MenuEntry } from '#session/menu-entry.ts'

export const menu: MenuEntry = { to: '/desserts', key: 'desserts', icon: 'cake-slice', bar: 'more', order: 10 }
