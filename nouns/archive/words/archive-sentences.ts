import type { ArchiveReminders } from '@patisserie/rules/replays/archive-reminders'
import type { archiveReminders } from '../zh/archive-reminders.ts'
import type { Sentences } from './told.ts'

export const archiveSentences: Sentences<keyof ArchiveReminders, typeof archiveReminders> = {
  claimDecided: ({ game, pass, text }, words) => ({
    say: words.claimDecided(words.archived(game, text('pilot')), pass),
    quote: text('note'),
    to: '/rpy/archive?mine=Y',
  }),
}
