import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { frame } from './words/frame.zh.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    shop: { calls: typeof contract; frame: typeof frame }
  }
}

export const shop = defineNoun<'shop'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/shop.zh.ts'), en: () => import('./words/calls/shop.en.ts') },
  examples: () => import('./contract/examples.ts'),
  server: () => import('./server/manifest.ts'),
  seed: () => import('./seed/index.ts'),
})
