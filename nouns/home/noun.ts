import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { frame } from './words/frame.zh.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    home: { calls: typeof contract; frame: typeof frame }
  }
}

export const home = defineNoun<'home'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/home.zh.ts'), en: () => import('./words/calls/home.en.ts') },
  server: () => import('./server/manifest.ts'),
  seed: () => import('./seed/index.ts'),
})
