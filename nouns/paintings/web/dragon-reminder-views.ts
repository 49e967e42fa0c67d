import type { DragonReminders } from '@patisserie/rules/paintings/dragon-reminders'
import { dragonSentences as sentences } from '@patisserie/words/reminders/dragon-sentences'
import { wordPack } from '../../../session/word-pack.ts'
import type { ReminderView } from '../reminder-view.ts'

const says = wordPack({
  zh: () => import('@patisserie/words/zh/dragon-reminders').then(({ dragonReminders }) => dragonReminders),
  en: () => import('@patisserie/words/en/dragon-reminders').then(({ dragonReminders }) => dragonReminders),
})

export const dragonReminders: Readonly<Record<keyof DragonReminders, ReminderView>> = {
  dragonBall: { icon: 'star', tone: 'fresh', text: (told) => sentences.dragonBall(told, says(told.language)) },
  dragonRound: { icon: 'trophy', tone: 'warm', text: (told) => sentences.dragonRound(told, says(told.language)) },
}
