import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import type { GiftReminders } from '../rules/gift-reminders.ts'
import { giftRemindersPack } from '../words/gift-reminders.pack.ts'
import { giftSentences as sentences } from '../words/gift-sentences.ts'

export const giftReminders: Readonly<Record<keyof GiftReminders, ReminderView>> = {
  gift: { icon: 'gift', tone: 'warm', text: (told) => sentences.gift(told, giftRemindersPack(told.language)) },
  giftDeclined: {
    icon: 'gift',
    tone: 'cool',
    text: (told) => sentences.giftDeclined(told, giftRemindersPack(told.language)),
  },
  giftTakenBack: {
    icon: 'rotate-ccw',
    tone: 'grave',
    text: (told) => sentences.giftTakenBack(told, giftRemindersPack(told.language)),
  },
  award: { icon: 'gift', tone: 'fresh', text: (told) => sentences.award(told, giftRemindersPack(told.language)) },
}
