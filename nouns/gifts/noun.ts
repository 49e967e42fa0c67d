import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    gifts: { calls: typeof contract }
  }
}

export const gifts = defineNoun<'gifts'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/gifts.zh.ts'), en: () => import('./words/calls/gifts.en.ts') },
  server: () => import('./server/manifest.ts'),
})
