import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import { wordPack } from '#session/word-pack.ts'
import type { DessertReminders } from '../rules/dessert-reminders.ts'
import { dessertSentences as sentences } from '../words/dessert-sentences.ts'

const says = wordPack({
  zh: () => import('../words/dessert-reminders.zh.ts').then(({ dessertReminders }) => dessertReminders),
  en: () => import('../words/dessert-reminders.en.ts').then(({ dessertReminders }) => dessertReminders),
})

export const dessertReminders: Readonly<Record<keyof DessertReminders, ReminderView>> = {
  stolenFrom: { icon: 'gift', tone: 'cool', text: (told) => sentences.stolenFrom(told, says(told.language)) },
  dessertGiven: { icon: 'gift', tone: 'fresh', text: (told) => sentences.dessertGiven(told, says(told.language)) },
}
