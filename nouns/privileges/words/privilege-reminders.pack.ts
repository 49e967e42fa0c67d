import { wordPack } from '#words/word-pack.ts'

export const privilegeRemindersPack = wordPack({
  zh: () => import('./privilege-reminders.zh.ts').then(({ privilegeReminders }) => privilegeReminders),
  en: () => import('./privilege-reminders.en.ts').then(({ privilegeReminders }) => privilegeReminders),
})
