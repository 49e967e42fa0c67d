import type { reminders } from '@patisserie/words/zh/reminders'
import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/reminders').then(({ reminders }) => reminders),
  en: () => import('@patisserie/words/en/reminders').then(({ reminders }) => reminders),
})

/** The words of the page and the bell: they come with those. */
export const useRemindersWords = () => pack(useLanguage().language)
export type RemindersWords = typeof reminders
