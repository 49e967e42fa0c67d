import { reminderViews } from '#cards/reminder/reminder-views.ts'
import type { ReminderRow } from '#contract/reminders.ts'
import type { Language } from '#rules/language.ts'
import { type ReminderText, toldTo } from '#words/reminders/told.ts'
import type { RemindersWords } from '../words/reminders.pack.ts'

interface Reader {
  readonly id: number
  readonly words: RemindersWords
  readonly language: Language
}

/** A reminder in a sentence, and where it leads. */
export const reminderText = (row: ReminderRow, reader: Reader): ReminderText =>
  reminderViews[row.KIND].text(toldTo(reader, row))
