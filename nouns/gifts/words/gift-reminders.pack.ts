import { wordPack } from '#words/word-pack.ts'

export const giftRemindersPack = wordPack({
  zh: () => import('./gift-reminders.zh.ts').then(({ giftReminders }) => giftReminders),
  en: () => import('./gift-reminders.en.ts').then(({ giftReminders }) => giftReminders),
})
