import { toldOf } from '#words/reminders/told.ts'
import { privilegeReminders } from '../rules/privilege-reminders.ts'
import { privilegeReminders as privilegeEn } from './privilege-reminders.en.ts'
import { privilegeReminders as privilegeZh } from './privilege-reminders.zh.ts'
import { privilegeSentences } from './privilege-sentences.ts'

/** Every kind of reminders with its sentence in both languages, for the mails. */
export const toldKinds = toldOf(privilegeReminders, privilegeSentences, { zh: privilegeZh, en: privilegeEn })
