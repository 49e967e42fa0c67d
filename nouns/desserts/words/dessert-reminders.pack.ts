import { wordPack } from '#words/word-pack.ts'

export const dessertRemindersPack = wordPack({
  zh: () => import('./dessert-reminders.zh.ts').then(({ dessertReminders }) => dessertReminders),
  en: () => import('./dessert-reminders.en.ts').then(({ dessertReminders }) => dessertReminders),
})
