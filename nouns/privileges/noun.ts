import { defineNoun } from '#core/noun.ts'
import type * as contract from './contract/index.ts'
import type { PrivilegeReminders } from './rules/privilege-reminders.ts'
import type { frame } from './words/frame.zh.ts'

declare module '#rules/nouns.ts' {
  interface Nouns {
    privileges: { calls: typeof contract; frame: typeof frame; reminders: PrivilegeReminders }
  }
}

export const privileges = defineNoun<'privileges'>({
  calls: () => import('./contract/index.ts'),
  words: { zh: () => import('./words/calls/privileges.zh.ts'), en: () => import('./words/calls/privileges.en.ts') },
  reminders: () => import('./words/told-kinds.ts'),
  server: () => import('./server/manifest.ts'),
  seed: "The site's own seed gives the demo accounts their levels.",
})
