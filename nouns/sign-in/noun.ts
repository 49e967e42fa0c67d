import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { frame } from './words/frame.zh.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    'sign-in': { calls: typeof contract; frame: typeof frame }
  }
}

export const signIn = defineNoun<'sign-in'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/sign-in.zh.ts'), en: () => import('./words/calls/sign-in.en.ts') },
  server: () => import('./server/manifest.ts'),
  seed: () => import('./seed/index.ts'),
})
