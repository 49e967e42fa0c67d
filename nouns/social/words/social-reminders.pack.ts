import { wordPack } from '#words/word-pack.ts'

export const socialRemindersPack = wordPack({
  zh: () => import('./social-reminders.zh.ts').then(({ socialReminders }) => socialReminders),
  en: () => import('./social-reminders.en.ts').then(({ socialReminders }) => socialReminders),
})
