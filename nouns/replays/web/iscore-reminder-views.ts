import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import { wordPack } from '#session/word-pack.ts'
import type { IscoreReminders } from '../rules/iscore/iscore-reminders.ts'
import { iscoreSentences as sentences } from '../words/iscore-sentences.ts'

const says = wordPack({
  zh: () => import('../words/iscore-reminders.zh.ts').then(({ iscoreReminders }) => iscoreReminders),
  en: () => import('../words/iscore-reminders.en.ts').then(({ iscoreReminders }) => iscoreReminders),
})

export const iscoreReminders: Readonly<Record<keyof IscoreReminders, ReminderView>> = {
  iscoreDecided: { icon: 'trophy', tone: 'fresh', text: (told) => sentences.iscoreDecided(told, says(told.language)) },
  pilotDecided: { icon: 'pencil', tone: 'fresh', text: (told) => sentences.pilotDecided(told, says(told.language)) },
}
