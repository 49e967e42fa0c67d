import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { frame } from './words/frame.zh.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    economy: { calls: typeof contract; frame: typeof frame }
  }
}

export const economy = defineNoun<'economy'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/economy.zh.ts'), en: () => import('./words/calls/economy.en.ts') },
  examples: () => import('./contract/examples.ts'),
  server: () => import('./server/manifest.ts'),
  seed: 'The acts that other seeds play move the resources that it shows.',
})
