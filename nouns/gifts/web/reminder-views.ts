import type { GiftReminders } from '@patisserie/rules/economy/gift-reminders'
import { giftSentences as sentences } from '@patisserie/words/reminders/gift-sentences'
import { wordPack } from '../../../session/word-pack.ts'
import type { ReminderView } from '../reminder-view.ts'

const says = wordPack({
  zh: () => import('@patisserie/words/zh/gift-reminders').then(({ giftReminders }) => giftReminders),
  en: () => import('@patisserie/words/en/gift-reminders').then(({ giftReminders }) => giftReminders),
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
