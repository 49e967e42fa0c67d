import { toldOf } from '#words/reminders/told.ts'
import { socialReminders } from '../rules/social-reminders.ts'
import { socialReminders as socialEn } from './social-reminders.en.ts'
import { socialReminders as socialZh } from './social-reminders.zh.ts'
import { socialSentences } from './social-sentences.ts'

/** Every kind of reminders with its sentence in both languages, for the mails. */
export const toldKinds = toldOf(socialReminders, socialSentences, { zh: socialZh, en: socialEn })
