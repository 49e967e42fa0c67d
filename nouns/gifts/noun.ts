import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { GiftReminders } from './rules/gift-reminders.ts'
import type { frame } from './words/frame.zh.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    gifts: { calls: typeof contract; frame: typeof frame; reminders: GiftReminders }
  }
}

export const gifts = defineNoun<'gifts'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/gifts.zh.ts'), en: () => import('./words/calls/gifts.en.ts') },
  reminders: () => import('./words/told-kinds.ts'),
  examples: () => import('./contract/examples.ts'),
  optional: 'Nothing is open: gifts that were given stay given, and cannot be declined meanwhile.',
  server: () => import('./server/manifest.ts'),
  seed: () => import('./seed/index.ts'),
})
