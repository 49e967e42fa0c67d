import { wordPack } from '#words/word-pack.ts'

export const betRemindersPack = wordPack({
  zh: () => import('./bet-reminders.zh.ts').then(({ betReminders }) => betReminders),
  en: () => import('./bet-reminders.en.ts').then(({ betReminders }) => betReminders),
})
