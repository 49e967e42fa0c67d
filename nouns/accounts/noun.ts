import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    accounts: { calls: typeof contract }
  }
}

export const accounts = defineNoun<'accounts'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/index.zh.ts'), en: () => import('./words/calls/index.en.ts') },
  examples: () => import('./contract/examples.ts'),
  server: () => import('./server/manifest.ts'),
  seed: () => import('./seed/index.ts'),
})
