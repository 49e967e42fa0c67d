import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    search: { calls: typeof contract }
  }
}

export const search = defineNoun<'search'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/search.zh.ts'), en: () => import('./words/calls/search.en.ts') },
  server: () => import('./server/manifest.ts'),
})
