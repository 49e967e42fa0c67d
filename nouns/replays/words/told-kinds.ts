import { toldOf } from '#words/reminders/told.ts'
import { iscoreReminders } from '../rules/iscore/iscore-reminders.ts'
import { replayReminders } from '../rules/replay-reminders.ts'
import { iscoreReminders as iscoreEn } from './iscore/iscore-reminders.en.ts'
import { iscoreReminders as iscoreZh } from './iscore/iscore-reminders.zh.ts'
import { iscoreSentences } from './iscore/iscore-sentences.ts'
import { replayReminders as replayEn } from './replay-reminders.en.ts'
import { replayReminders as replayZh } from './replay-reminders.zh.ts'
import { replaySentences } from './replay-sentences.ts'

/** Every kind of reminders with its sentence in both languages, for the mails. */
export const toldKinds = {
  ...toldOf(replayReminders, replaySentences, { zh: replayZh, en: replayEn }),
  ...toldOf(iscoreReminders, iscoreSentences, { zh: iscoreZh, en: iscoreEn }),
}
