import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { BetReminders } from './rules/bet-reminders.ts'
import type { frame } from './words/frame.zh.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    bets: { calls: typeof contract; frame: typeof frame; reminders: BetReminders }
  }
}

export const bets = defineNoun<'bets'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/index.zh.ts'), en: () => import('./words/calls/index.en.ts') },
  reminders: () => import('./words/told-kinds.ts'),
  examples: () => import('./contract/examples.ts'),
  optional:
    'Within a minute every event that runs or waits ends for good, without a result: stakes go back, and what is left to who opened it.',
  server: () => import('./server/manifest.ts'),
  seed: () => import('./seed/index.ts'),
})
