import { wordPack } from '#words/word-pack.ts'

export const archiveRemindersPack = wordPack({
  zh: () => import('./archive-reminders.zh.ts').then(({ archiveReminders }) => archiveReminders),
  en: () => import('./archive-reminders.en.ts').then(({ archiveReminders }) => archiveReminders),
})
