import { toldOf } from '#words/reminders/told.ts'
import { betReminders } from '../rules/bet-reminders.ts'
import { betReminders as betEn } from './bet-reminders.en.ts'
import { betReminders as betZh } from './bet-reminders.zh.ts'
import { betSentences } from './bet-sentences.ts'

/** Every kind of reminders with its sentence in both languages, for the mails. */
export const toldKinds = toldOf(betReminders, betSentences, { zh: betZh, en: betEn })
