import { wordPack } from '#words/word-pack.ts'

export const messageRemindersPack = wordPack({
  zh: () => import('./message-reminders.zh.ts').then(({ messageReminders }) => messageReminders),
  en: () => import('./message-reminders.en.ts').then(({ messageReminders }) => messageReminders),
})
