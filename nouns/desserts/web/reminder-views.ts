import type { DessertReminders } from '@patisserie/rules/desserts/dessert-reminders'
import { dessertSentences as sentences } from '@patisserie/words/reminders/dessert-sentences'
import { wordPack } from '../../../session/word-pack.ts'
import type { ReminderView } from '../reminder-view.ts'

const says = wordPack({
  zh: () => import('@patisserie/words/zh/dessert-reminders').then(({ dessertReminders }) => dessertReminders),
  en: () => import('@patisserie/words/en/dessert-reminders').then(({ dessertReminders }) => dessertReminders),
})

export const dessertReminders: Readonly<Record<keyof DessertReminders, ReminderView>> = {
  stolenFrom: { icon: 'gift', tone: 'cool', text: (told) => sentences.stolenFrom(told, says(told.language)) },
  dessertGiven: { icon: 'gift', tone: 'fresh', text: (told) => sentences.dessertGiven(told, says(told.language)) },
}
