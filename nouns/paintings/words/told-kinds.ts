import { toldOf } from '#words/reminders/told.ts'
import { dragonReminders } from '../rules/dragon-reminders.ts'
import { paintingReminders } from '../rules/painting-reminders.ts'
import { dragonReminders as dragonEn } from './dragon-reminders.en.ts'
import { dragonReminders as dragonZh } from './dragon-reminders.zh.ts'
import { dragonSentences } from './dragon-sentences.ts'
import { paintingReminders as paintingEn } from './painting-reminders.en.ts'
import { paintingReminders as paintingZh } from './painting-reminders.zh.ts'
import { paintingSentences } from './painting-sentences.ts'

/** Every kind of reminders with its sentence in both languages, for the mails. */
export const toldKinds = {
  ...toldOf(paintingReminders, paintingSentences, { zh: paintingZh, en: paintingEn }),
  ...toldOf(dragonReminders, dragonSentences, { zh: dragonZh, en: dragonEn }),
}
