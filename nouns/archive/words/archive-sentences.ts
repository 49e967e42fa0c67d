import type { Sentences } from '#words/reminders/told.ts'
import type { ArchiveReminders } from '../rules/archive-reminders.ts'
import type { archiveReminders } from './archive-reminders.zh.ts'

export const archiveSentences: Sentences<keyof ArchiveReminders, typeof archiveReminders> = {
  claimDecided: ({ game, pass, text }, words) => ({
    say: words.claimDecided(words.archived(game, text('pilot')), pass),
    quote: text('note'),
    to: '/rpy/archive?mine=Y',
  }),
}
