import type { IscoreReminders } from '@patisserie/rules/iscore/iscore-reminders'
import { iscoreSentences as sentences } from '@patisserie/words/reminders/iscore-sentences'
import { wordPack } from '../../../session/word-pack.ts'
import type { ReminderView } from '../reminder-view.ts'

const says = wordPack({
  zh: () => import('@patisserie/words/zh/iscore-reminders').then(({ iscoreReminders }) => iscoreReminders),
  en: () => import('@patisserie/words/en/iscore-reminders').then(({ iscoreReminders }) => iscoreReminders),
})

export const iscoreReminders: Readonly<Record<keyof IscoreReminders, ReminderView>> = {
  iscoreDecided: { icon: 'trophy', tone: 'fresh', text: (told) => sentences.iscoreDecided(told, says(told.language)) },
  pilotDecided: { icon: 'pencil', tone: 'fresh', text: (told) => sentences.pilotDecided(told, says(told.language)) },
}
