import { toldOf } from '#words/reminders/told.ts'
import { archiveReminders } from '../rules/archive-reminders.ts'
import { archiveReminders as archiveEn } from './archive-reminders.en.ts'
import { archiveReminders as archiveZh } from './archive-reminders.zh.ts'
import { archiveSentences } from './archive-sentences.ts'

/** Every kind of reminders with its sentence in both languages, for the mails. */
export const toldKinds = toldOf(archiveReminders, archiveSentences, { zh: archiveZh, en: archiveEn })
