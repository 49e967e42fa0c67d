import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { frame } from './words/frame.zh.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    queue: { calls: typeof contract; frame: typeof frame }
  }
}

export const queue = defineNoun<'queue'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/queue.zh.ts'), en: () => import('./words/calls/queue.en.ts') },
  examples: () => import('./contract/examples.ts'),
  optional: 'Reports are decided by staff alone.',
  server: () => import('./server/manifest.ts'),
  seed: 'Only posts that wait for staff or were reported stand in it, and demo posts are neither.',
})
