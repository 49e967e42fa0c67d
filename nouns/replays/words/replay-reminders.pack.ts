import { wordPack } from '#words/word-pack.ts'

export const replayRemindersPack = wordPack({
  zh: () => import('./replay-reminders.zh.ts').then(({ replayReminders }) => replayReminders),
  en: () => import('./replay-reminders.en.ts').then(({ replayReminders }) => replayReminders),
})
