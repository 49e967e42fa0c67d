import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    privileges: { calls: typeof contract }
  }
}

export const privileges = defineNoun<'privileges'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/privileges.zh.ts'), en: () => import('./words/calls/privileges.en.ts') },
  server: () => import('./server/manifest.ts'),
})
