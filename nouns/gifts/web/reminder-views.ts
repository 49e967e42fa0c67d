import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import { wordPack } from '#session/word-pack.ts'
import type { GiftReminders } from '../rules/gift-reminders.ts'
import { giftSentences as sentences } from '../words/gift-sentences.ts'

const says = wordPack({
  zh: () => import('../words/gift-reminders.zh.ts').then(({ giftReminders }) => giftReminders),
  en: () => import('../words/gift-reminders.en.ts').then(({ giftReminders }) => giftReminders),
})

export const giftReminders: Readonly<Record<keyof GiftReminders, ReminderView>> = {
  gift: { icon: 'gift', tone: 'warm', text: (told) => sentences.gift(told, says(told.language)) },
  giftDeclined: { icon: 'gift', tone: 'cool', text: (told) => sentences.giftDeclined(told, says(told.language)) },
  giftTakenBack: {
    icon: 'rotate-ccw',
    tone: 'grave',
    text: (told) => sentences.giftTakenBack(told, says(told.language)),
  },
  award: { icon: 'gift', tone: 'fresh', text: (told) => sentences.award(told, says(told.language)) },
}
