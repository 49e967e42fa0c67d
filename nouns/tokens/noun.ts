import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { frame } from './words/frame.zh.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    tokens: { calls: typeof contract; frame: typeof frame }
  }
}

export const tokens = defineNoun<'tokens'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/tokens.zh.ts'), en: () => import('./words/calls/tokens.en.ts') },
  examples: () => import('./contract/examples.ts'),
  optional: 'No script can call: tokens stay, and work again when it is on.',
  server: () => import('./server/manifest.ts'),
  seed: 'A token is shown to its owner once, so nobody could use a demo one.',
})
