import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { MessageReminders } from './rules/message-reminders.ts'
import type { frame } from './words/frame.zh.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    messages: { calls: typeof contract; frame: typeof frame; reminders: MessageReminders }
  }
}

export const messages = defineNoun<'messages'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/messages.zh.ts'), en: () => import('./words/calls/messages.en.ts') },
  reminders: () => import('./words/told-kinds.ts'),
  examples: () => import('./contract/examples.ts'),
  server: () => import('./server/manifest.ts'),
  seed: () => import('./seed/index.ts'),
})
