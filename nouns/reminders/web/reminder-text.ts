import type { Language } from '#rules/language.ts'
import { reminderViews } from '#site/web/reminder-views.ts'
import type { ReminderRow } from '../contract/reminders.ts'
import type { RemindersWords } from '../words/reminders.pack.ts'
import { type ReminderText, toldTo } from '../words/told.ts'

interface Reader {
  readonly id: number
  readonly words: RemindersWords
  readonly language: Language
}

/** A reminder in a sentence, and where it leads. */
export const reminderText = (row: ReminderRow, reader: Reader): ReminderText =>
  reminderViews[row.KIND].text(toldTo(reader, row))
