import type { ArchiveReminders } from '@patisserie/rules/replays/archive-reminders'
import { archiveSentences as sentences } from '@patisserie/words/reminders/archive-sentences'
import { wordPack } from '../../../session/word-pack.ts'
import type { ReminderView } from '../reminder-view.ts'

const says = wordPack({
  zh: () => import('@patisserie/words/zh/archive-reminders').then(({ archiveReminders }) => archiveReminders),
  en: () => import('@patisserie/words/en/archive-reminders').then(({ archiveReminders }) => archiveReminders),
})

export const archiveReminders: Readonly<Record<keyof ArchiveReminders, ReminderView>> = {
  claimDecided: { icon: 'clock', tone: 'fresh', text: (told) => sentences.claimDecided(told, says(told.language)) },
}
