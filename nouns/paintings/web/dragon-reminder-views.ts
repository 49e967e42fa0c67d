import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import { wordPack } from '#session/word-pack.ts'
import type { DragonReminders } from '../rules/dragon-reminders.ts'
import { dragonSentences as sentences } from '../words/dragon-sentences.ts'

const says = wordPack({
  zh: () => import('../words/dragon-reminders.zh.ts').then(({ dragonReminders }) => dragonReminders),
  en: () => import('../words/dragon-reminders.en.ts').then(({ dragonReminders }) => dragonReminders),
})

export const dragonReminders: Readonly<Record<keyof DragonReminders, ReminderView>> = {
  dragonBall: { icon: 'star', tone: 'fresh', text: (told) => sentences.dragonBall(told, says(told.language)) },
  dragonRound: { icon: 'trophy', tone: 'warm', text: (told) => sentences.dragonRound(told, says(told.language)) },
}
