import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import type { IscoreReminders } from '../rules/iscore/iscore-reminders.ts'
import { iscoreRemindersPack } from '../words/iscore/iscore-reminders.pack.ts'
import { iscoreSentences as sentences } from '../words/iscore/iscore-sentences.ts'

export const iscoreReminders: Readonly<Record<keyof IscoreReminders, ReminderView>> = {
  iscoreDecided: {
    icon: 'trophy',
    tone: 'fresh',
    text: (told) => sentences.iscoreDecided(told, iscoreRemindersPack(told.language)),
  },
  pilotDecided: {
    icon: 'pencil',
    tone: 'fresh',
    text: (told) => sentences.pilotDecided(told, iscoreRemindersPack(told.language)),
  },
}
