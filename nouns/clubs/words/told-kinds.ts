import { toldOf } from '#words/reminders/told.ts'
import { clubReminders } from '../rules/club-reminders.ts'
import { clubReminders as clubEn } from './club-reminders.en.ts'
import { clubReminders as clubZh } from './club-reminders.zh.ts'
import { clubSentences } from './club-sentences.ts'

/** Every kind of reminders with its sentence in both languages, for the mails. */
export const toldKinds = toldOf(clubReminders, clubSentences, { zh: clubZh, en: clubEn })
