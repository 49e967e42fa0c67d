import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { ArchiveReminders } from './rules/archive-reminders.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    archive: { calls: typeof contract; reminders: ArchiveReminders }
  }
}

export const archive = defineNoun<'archive'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/archive.zh.ts'), en: () => import('./words/calls/archive.en.ts') },
  reminders: () => import('./words/told-kinds.ts'),
  optional: 'Claims that wait go on waiting: nobody decides them meanwhile.',
  server: () => import('./server/manifest.ts'),
  seed: () => import('./seed/index.ts'),
})
