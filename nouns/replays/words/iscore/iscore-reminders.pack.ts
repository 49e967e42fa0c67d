import { wordPack } from '#words/word-pack.ts'

export const iscoreRemindersPack = wordPack({
  zh: () => import('./iscore-reminders.zh.ts').then(({ iscoreReminders }) => iscoreReminders),
  en: () => import('./iscore-reminders.en.ts').then(({ iscoreReminders }) => iscoreReminders),
})
