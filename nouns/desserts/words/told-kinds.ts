import { toldOf } from '#words/reminders/told.ts'
import { dessertReminders } from '../rules/dessert-reminders.ts'
import { dessertReminders as dessertEn } from './dessert-reminders.en.ts'
import { dessertReminders as dessertZh } from './dessert-reminders.zh.ts'
import { dessertSentences } from './dessert-sentences.ts'

/** Every kind of reminders with its sentence in both languages, for the mails. */
export const toldKinds = toldOf(dessertReminders, dessertSentences, { zh: dessertZh, en: dessertEn })
