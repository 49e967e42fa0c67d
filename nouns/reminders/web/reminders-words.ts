import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'
import type { reminders } from '../words/reminders.zh.ts'

const pack = wordPack({
  zh: () => import('../words/reminders.zh.ts').then(({ reminders }) => reminders),
  en: () => import('../words/reminders.en.ts').then(({ reminders }) => reminders),
})

/** The words of the page and the bell: they come with those. */
export const useRemindersWords = () => pack(useLanguage().language)
export type RemindersWords = typeof reminders
