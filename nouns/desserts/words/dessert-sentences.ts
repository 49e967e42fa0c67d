import { isDessert } from '#rules/desserts/desserts.ts'
import type { ReminderTold, Sentences } from '#words/reminders/told.ts'
import type { DessertReminders } from '../rules/dessert-reminders.ts'
import type { dessertReminders } from './dessert-reminders.zh.ts'

type Words = typeof dessertReminders

export const dessertSentences: Sentences<keyof DessertReminders, Words> = {
  stolenFrom: (told, words) => ({
    say: words.stolenFrom(told.who, nameOf(told, words), Number(told.text('units'))),
    quote: '',
    to: '/desserts',
  }),
  dessertGiven: (told, words) => {
    const [name, level] = [nameOf(told, words), Number(told.text('level'))]
    return { say: level > 1 ? words.raised(name, level) : words.given(name), quote: told.text('note'), to: '/desserts' }
  },
}

const nameOf = (told: ReminderTold, words: Words): string => {
  const dessert = told.text('dessert')
  return isDessert(dessert) ? words.names[dessert] : ''
}
