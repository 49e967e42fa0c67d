import { wordPack } from '#words/word-pack.ts'

export const reminderSettingsPack = wordPack({
  zh: () => import('./reminder-settings.zh.ts').then(({ reminderSettings }) => reminderSettings),
  en: () => import('./reminder-settings.en.ts').then(({ reminderSettings }) => reminderSettings),
})
