import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    replays: { calls: typeof contract }
  }
}

export const replays = defineNoun<'replays'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/index.zh.ts'), en: () => import('./words/calls/index.en.ts') },
  server: () => import('./server/manifest.ts'),
})
