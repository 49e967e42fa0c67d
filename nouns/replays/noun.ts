import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { IscoreReminders } from './rules/iscore/iscore-reminders.ts'
import type { ReplayReminders } from './rules/replay-reminders.ts'
import type { frame } from './words/frame.zh.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    replays: { calls: typeof contract; frame: typeof frame; reminders: ReplayReminders & IscoreReminders }
  }
}

export const replays = defineNoun<'replays'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/index.zh.ts'), en: () => import('./words/calls/index.en.ts') },
  reminders: () => import('./words/told-kinds.ts'),
  examples: () => import('./contract/examples.ts'),
  server: () => import('./server/manifest.ts'),
  seed: () => import('./seed/index.ts'),
})
