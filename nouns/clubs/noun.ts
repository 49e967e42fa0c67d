import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    clubs: { calls: typeof contract }
  }
}

export const clubs = defineNoun<'clubs'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/clubs.zh.ts'), en: () => import('./words/calls/clubs.en.ts') },
  server: () => import('./server/manifest.ts'),
})
