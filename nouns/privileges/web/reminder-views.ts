import { viewsOf } from '#cards/reminder/reminder-view.ts'
import { privilegeReminders } from '../rules/privilege-reminders.ts'
import { privilegeRemindersPack } from '../words/privilege-reminders.pack.ts'
import { privilegeSentences } from '../words/privilege-sentences.ts'

/** How its reminders show. */
export const reminderViews = viewsOf(
  { policies: privilegeReminders, sentences: privilegeSentences, pack: privilegeRemindersPack },
  {
    levelEarned: { icon: 'crown', tone: 'fresh' },
  },
)
