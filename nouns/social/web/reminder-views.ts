import { viewsOf } from '#cards/reminder/reminder-view.ts'
import { socialReminders } from '../rules/social-reminders.ts'
import { socialRemindersPack } from '../words/social-reminders.pack.ts'
import { socialSentences } from '../words/social-sentences.ts'

/** How its reminders show. */
export const reminderViews = viewsOf(
  { policies: socialReminders, sentences: socialSentences, pack: socialRemindersPack },
  {
    follow: { icon: 'user', tone: 'fresh' },
  },
)
