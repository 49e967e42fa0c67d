import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { frame } from './words/frame.zh.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    search: { calls: typeof contract; frame: typeof frame }
  }
}

export const search = defineNoun<'search'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/search.zh.ts'), en: () => import('./words/calls/search.en.ts') },
  server: () => import('./server/manifest.ts'),
  seed: 'It finds what other seeds post.',
})
