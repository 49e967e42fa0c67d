import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { AdminReminders } from './rules/admin-reminders.ts'
import type { frame } from './words/frame.zh.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    admin: { calls: typeof contract; frame: typeof frame; reminders: AdminReminders }
  }
}

export const admin = defineNoun<'admin'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/index.zh.ts'), en: () => import('./words/calls/index.en.ts') },
  reminders: () => import('./words/told-kinds.ts'),
  server: () => import('./server/manifest.ts'),
  seed: "The site's own seed gives one demo account every permission.",
})
