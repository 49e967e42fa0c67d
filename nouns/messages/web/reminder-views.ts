import { viewsOf } from '#cards/reminder/reminder-view.ts'
import { messageReminders } from '../rules/message-reminders.ts'
import { messageRemindersPack } from '../words/message-reminders.pack.ts'
import { messageSentences } from '../words/message-sentences.ts'

/** How its reminders show. */
export const reminderViews = viewsOf(
  { policies: messageReminders, sentences: messageSentences, pack: messageRemindersPack },
  {
    messageReportDone: { icon: 'check', tone: 'fresh' },
  },
)
