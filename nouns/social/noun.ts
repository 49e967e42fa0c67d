import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    social: { calls: typeof contract }
  }
}

export const social = defineNoun<'social'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/social.zh.ts'), en: () => import('./words/calls/social.en.ts') },
  server: () => import('./server/manifest.ts'),
})
