import { viewsOf } from '#cards/reminder/reminder-view.ts'
import { archiveReminders } from '../rules/archive-reminders.ts'
import { archiveRemindersPack } from '../words/archive-reminders.pack.ts'
import { archiveSentences } from '../words/archive-sentences.ts'

/** How its reminders show. */
export const reminderViews = viewsOf(
  { policies: archiveReminders, sentences: archiveSentences, pack: archiveRemindersPack },
  {
    claimDecided: { icon: 'clock', tone: 'fresh' },
  },
)
