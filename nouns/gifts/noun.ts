import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { GiftReminders } from './rules/gift-reminders.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    gifts: { calls: typeof contract; reminders: GiftReminders }
  }
}

export const gifts = defineNoun<'gifts'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/gifts.zh.ts'), en: () => import('./words/calls/gifts.en.ts') },
  reminders: () => import('./words/told-kinds.ts'),
  server: () => import('./server/manifest.ts'),
})
