import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { ClubReminders } from './rules/club-reminders.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    clubs: { calls: typeof contract; reminders: ClubReminders }
  }
}

export const clubs = defineNoun<'clubs'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/clubs.zh.ts'), en: () => import('./words/calls/clubs.en.ts') },
  reminders: () => import('./words/told-kinds.ts'),
  server: () => import('./server/manifest.ts'),
})
