import { wordPack } from '#words/word-pack.ts'

export const clubRemindersPack = wordPack({
  zh: () => import('./club-reminders.zh.ts').then(({ clubReminders }) => clubReminders),
  en: () => import('./club-reminders.en.ts').then(({ clubReminders }) => clubReminders),
})
