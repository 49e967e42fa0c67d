import { toldOf } from '#words/reminders/told.ts'
import { adminReminders } from '../rules/admin-reminders.ts'
import { adminReminders as adminEn } from './admin-reminders.en.ts'
import { adminReminders as adminZh } from './admin-reminders.zh.ts'
import { adminSentences } from './admin-sentences.ts'

/** Every kind of reminders with its sentence in both languages, for the mails. */
export const toldKinds = toldOf(adminReminders, adminSentences, { zh: adminZh, en: adminEn })
