import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import type { DragonReminders } from '../rules/dragon-reminders.ts'
import { dragonRemindersPack } from '../words/dragon-reminders.pack.ts'
import { dragonSentences as sentences } from '../words/dragon-sentences.ts'

export const dragonReminders: Readonly<Record<keyof DragonReminders, ReminderView>> = {
  dragonBall: {
    icon: 'star',
    tone: 'fresh',
    text: (told) => sentences.dragonBall(told, dragonRemindersPack(told.language)),
  },
  dragonRound: {
    icon: 'trophy',
    tone: 'warm',
    text: (told) => sentences.dragonRound(told, dragonRemindersPack(told.language)),
  },
}
