import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    messages: { calls: typeof contract }
  }
}

export const messages = defineNoun<'messages'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/messages.zh.ts'), en: () => import('./words/calls/messages.en.ts') },
  server: () => import('./server/manifest.ts'),
})
