import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { SocialReminders } from './rules/social-reminders.ts'
import type { frame } from './words/frame.zh.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    social: { calls: typeof contract; frame: typeof frame; reminders: SocialReminders }
  }
}

export const social = defineNoun<'social'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/social.zh.ts'), en: () => import('./words/calls/social.en.ts') },
  reminders: () => import('./words/told-kinds.ts'),
  examples: () => import('./contract/examples.ts'),
  server: () => import('./server/manifest.ts'),
  seed: () => import('./seed/index.ts'),
})
