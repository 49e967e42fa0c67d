import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { frame } from './words/frame.zh.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    reminders: { calls: typeof contract; frame: typeof frame }
  }
}

export const reminders = defineNoun<'reminders'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/index.zh.ts'), en: () => import('./words/calls/index.en.ts') },
  examples: () => import('./contract/examples.ts'),
  server: () => import('./server/manifest.ts'),
  seed: 'The acts that other seeds play send the reminders.',
})
