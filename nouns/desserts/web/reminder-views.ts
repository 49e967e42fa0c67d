import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import type { DessertReminders } from '../rules/dessert-reminders.ts'
import { dessertRemindersPack } from '../words/dessert-reminders.pack.ts'
import { dessertSentences as sentences } from '../words/dessert-sentences.ts'

export const dessertReminders: Readonly<Record<keyof DessertReminders, ReminderView>> = {
  stolenFrom: {
    icon: 'gift',
    tone: 'cool',
    text: (told) => sentences.stolenFrom(told, dessertRemindersPack(told.language)),
  },
  dessertGiven: {
    icon: 'gift',
    tone: 'fresh',
    text: (told) => sentences.dessertGiven(told, dessertRemindersPack(told.language)),
  },
}
