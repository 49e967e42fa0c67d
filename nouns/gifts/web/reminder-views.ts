import { viewsOf } from '#cards/reminder/reminder-view.ts'
import { giftReminders } from '../rules/gift-reminders.ts'
import { giftRemindersPack } from '../words/gift-reminders.pack.ts'
import { giftSentences } from '../words/gift-sentences.ts'

/** How its reminders show. */
export const reminderViews = viewsOf(
  { policies: giftReminders, sentences: giftSentences, pack: giftRemindersPack },
  {
    gift: { icon: 'gift', tone: 'warm' },
    giftDeclined: { icon: 'gift', tone: 'cool' },
    giftTakenBack: { icon: 'rotate-ccw', tone: 'grave' },
    award: { icon: 'gift', tone: 'fresh' },
  },
)
