import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    archive: { calls: typeof contract }
  }
}

export const archive = defineNoun<'archive'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/archive.zh.ts'), en: () => import('./words/calls/archive.en.ts') },
  server: () => import('./server/manifest.ts'),
})
