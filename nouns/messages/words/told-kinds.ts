import { toldOf } from '#words/reminders/told.ts'
import { messageReminders } from '../rules/message-reminders.ts'
import { messageReminders as messageEn } from './message-reminders.en.ts'
import { messageReminders as messageZh } from './message-reminders.zh.ts'
import { messageSentences } from './message-sentences.ts'

/** Every kind of reminders with its sentence in both languages, for the mails. */
export const toldKinds = toldOf(messageReminders, messageSentences, { zh: messageZh, en: messageEn })
