import { wordPack } from '#words/word-pack.ts'

/** The words of the page and the bell: they come with those. */
export const remindersPack = wordPack({
  zh: () => import('./reminders.zh.ts').then(({ reminders }) => reminders),
  en: () => import('./reminders.en.ts').then(({ reminders }) => reminders),
})

export type RemindersWords = ReturnType<typeof remindersPack>
