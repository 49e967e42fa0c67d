import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { ClubReminders } from './rules/club-reminders.ts'
import type { frame } from './words/frame.zh.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    clubs: { calls: typeof contract; frame: typeof frame; reminders: ClubReminders }
  }
}

export const clubs = defineNoun<'clubs'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/clubs.zh.ts'), en: () => import('./words/calls/clubs.en.ts') },
  reminders: () => import('./words/told-kinds.ts'),
  examples: () => import('./contract/examples.ts'),
  server: () => import('./server/manifest.ts'),
  seed: () => import('./seed/index.ts'),
})
