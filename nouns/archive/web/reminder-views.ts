import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import { wordPack } from '#session/word-pack.ts'
import type { ArchiveReminders } from '../rules/archive-reminders.ts'
import { archiveSentences as sentences } from '../words/archive-sentences.ts'

const says = wordPack({
  zh: () => import('../words/archive-reminders.zh.ts').then(({ archiveReminders }) => archiveReminders),
  en: () => import('../words/archive-reminders.en.ts').then(({ archiveReminders }) => archiveReminders),
})

export const archiveReminders: Readonly<Record<keyof ArchiveReminders, ReminderView>> = {
  claimDecided: { icon: 'clock', tone: 'fresh', text: (told) => sentences.claimDecided(told, says(told.language)) },
}
