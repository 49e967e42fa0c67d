import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { DragonReminders } from './rules/dragon-reminders.ts'
import type { PaintingReminders } from './rules/painting-reminders.ts'
import type { frame } from './words/frame.zh.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    paintings: { calls: typeof contract; frame: typeof frame; reminders: PaintingReminders & DragonReminders }
  }
}

export const paintings = defineNoun<'paintings'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/index.zh.ts'), en: () => import('./words/calls/index.en.ts') },
  reminders: () => import('./words/told-kinds.ts'),
  examples: () => import('./contract/examples.ts'),
  server: () => import('./server/manifest.ts'),
  seed: () => import('./seed/index.ts'),
})
