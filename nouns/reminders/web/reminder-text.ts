import type { ReminderRow } from '@patisserie/contract/reminders'
import type { Language } from '@patisserie/rules/language'
import { type ReminderText, toldTo } from '@patisserie/words/reminders/told'
import { reminderViews } from './reminder-views.ts'
import type { RemindersWords } from './reminders-words.ts'

interface Reader {
  readonly id: number
  readonly words: RemindersWords
  readonly language: Language
}

/** A reminder in a sentence, and where it leads. */
export const reminderText = (row: ReminderRow, reader: Reader): ReminderText =>
  reminderViews[row.KIND].text(toldTo(reader, row))
