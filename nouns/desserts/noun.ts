import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { DessertReminders } from './rules/dessert-reminders.ts'
import type { frame } from './words/frame.zh.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    desserts: { calls: typeof contract; frame: typeof frame; reminders: DessertReminders }
  }
}

export const desserts = defineNoun<'desserts'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/desserts.zh.ts'), en: () => import('./words/calls/desserts.en.ts') },
  reminders: () => import('./words/told-kinds.ts'),
  examples: () => import('./contract/examples.ts'),
  server: () => import('./server/manifest.ts'),
  seed: () => import('./seed/index.ts'),
})
