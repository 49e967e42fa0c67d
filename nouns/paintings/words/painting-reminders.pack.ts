import { wordPack } from '#words/word-pack.ts'

export const paintingRemindersPack = wordPack({
  zh: () => import('./painting-reminders.zh.ts').then(({ paintingReminders }) => paintingReminders),
  en: () => import('./painting-reminders.en.ts').then(({ paintingReminders }) => paintingReminders),
})
