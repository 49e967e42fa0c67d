import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import type { ArchiveReminders } from '../rules/archive-reminders.ts'
import { archiveRemindersPack } from '../words/archive-reminders.pack.ts'
import { archiveSentences as sentences } from '../words/archive-sentences.ts'

export const archiveReminders: Readonly<Record<keyof ArchiveReminders, ReminderView>> = {
  claimDecided: {
    icon: 'clock',
    tone: 'fresh',
    text: (told) => sentences.claimDecided(told, archiveRemindersPack(told.language)),
  },
}
