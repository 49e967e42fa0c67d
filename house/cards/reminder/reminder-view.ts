import type { IconName } from '#design/icons/icon.tsx'
import type { ReminderText, ReminderTold } from '#nouns/reminders/words/told.ts'

/** How one kind of reminders shows. Each noun has a table of them in `kinds/`; its sentences are in the words. */
export interface ReminderView {
  readonly icon: IconName
  /** Colour of the mark: people like, people speak, the house decides, the house warns. */
  readonly tone: 'warm' | 'cool' | 'fresh' | 'grave'
  readonly text: (told: ReminderTold) => ReminderText
}
