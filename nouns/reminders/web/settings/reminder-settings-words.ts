import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

export const reminderSettingsPack = wordPack({
  zh: () => import('@patisserie/words/zh/reminder-settings').then(({ reminderSettings }) => reminderSettings),
  en: () => import('@patisserie/words/en/reminder-settings').then(({ reminderSettings }) => reminderSettings),
})

export const useReminderSettingsWords = () => reminderSettingsPack(useLanguage().language)
