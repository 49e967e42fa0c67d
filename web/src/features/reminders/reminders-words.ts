import { reminders as en } from '@patisserie/words/en/reminders'
import { reminders as zh } from '@patisserie/words/zh/reminders'
import { useLanguage } from '../../session/words.tsx'

/** The words of the page and the bell: they come with those, in both languages. */
export const useRemindersWords = () => ({ zh, en })[useLanguage().language]
export type RemindersWords = typeof zh
