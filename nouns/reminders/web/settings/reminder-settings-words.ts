import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

export const reminderSettingsPack = wordPack({
  zh: () => import('../../words/reminder-settings.zh.ts').then(({ reminderSettings }) => reminderSettings),
  en: () => import('../../words/reminder-settings.en.ts').then(({ reminderSettings }) => reminderSettings),
})

export const useReminderSettingsWords = () => reminderSettingsPack(useLanguage().language)
