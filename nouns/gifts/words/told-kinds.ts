import { toldOf } from '#words/reminders/told.ts'
import { giftReminders } from '../rules/gift-reminders.ts'
import { giftReminders as giftEn } from './gift-reminders.en.ts'
import { giftReminders as giftZh } from './gift-reminders.zh.ts'
import { giftSentences } from './gift-sentences.ts'

/** Every kind of reminders with its sentence in both languages, for the mails. */
export const toldKinds = toldOf(giftReminders, giftSentences, { zh: giftZh, en: giftEn })
