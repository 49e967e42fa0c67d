import { wordPack } from '#words/word-pack.ts'

export const dragonRemindersPack = wordPack({
  zh: () => import('./dragon-reminders.zh.ts').then(({ dragonReminders }) => dragonReminders),
  en: () => import('./dragon-reminders.en.ts').then(({ dragonReminders }) => dragonReminders),
})
