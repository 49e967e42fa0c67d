import { viewsOf } from '#cards/reminder/reminder-view.ts'
import { dessertReminders } from '../rules/dessert-reminders.ts'
import { dessertRemindersPack } from '../words/dessert-reminders.pack.ts'
import { dessertSentences } from '../words/dessert-sentences.ts'

/** How its reminders show. */
export const reminderViews = viewsOf(
  { policies: dessertReminders, sentences: dessertSentences, pack: dessertRemindersPack },
  {
    stolenFrom: { icon: 'gift', tone: 'cool' },
    dessertGiven: { icon: 'gift', tone: 'fresh' },
  },
)
