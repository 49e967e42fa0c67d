import { viewsOf } from '#cards/reminder/reminder-view.ts'
import { adminReminders } from '../rules/admin-reminders.ts'
import { adminRemindersPack } from '../words/admin-reminders.pack.ts'
import { adminSentences } from '../words/admin-sentences.ts'

/** How its reminders show. */
export const reminderViews = viewsOf(
  { policies: adminReminders, sentences: adminSentences, pack: adminRemindersPack },
  {
    blackFlag: { icon: 'lock', tone: 'grave' },
    staff: { icon: 'key-round', tone: 'cool' },
    linkedAccount: { icon: 'user', tone: 'grave' },
    robot: { icon: 'key-round', tone: 'cool' },
    ledgerWrong: { icon: 'circle-alert', tone: 'grave' },
  },
)
