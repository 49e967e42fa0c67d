import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    desserts: { calls: typeof contract }
  }
}

export const desserts = defineNoun<'desserts'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/desserts.zh.ts'), en: () => import('./words/calls/desserts.en.ts') },
  server: () => import('./server/manifest.ts'),
})
