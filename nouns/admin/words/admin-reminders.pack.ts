import { wordPack } from '#words/word-pack.ts'

export const adminRemindersPack = wordPack({
  zh: () => import('./admin-reminders.zh.ts').then(({ adminReminders }) => adminReminders),
  en: () => import('./admin-reminders.en.ts').then(({ adminReminders }) => adminReminders),
})
