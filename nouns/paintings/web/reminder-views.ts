import { viewsOf } from '#cards/reminder/reminder-view.ts'
import { dragonReminders } from '../rules/dragon-reminders.ts'
import { paintingReminders } from '../rules/painting-reminders.ts'
import { dragonRemindersPack } from '../words/dragon-reminders.pack.ts'
import { dragonSentences } from '../words/dragon-sentences.ts'
import { paintingRemindersPack } from '../words/painting-reminders.pack.ts'
import { paintingSentences } from '../words/painting-sentences.ts'

/** How its reminders show. */
export const reminderViews = {
  ...viewsOf(
    { policies: paintingReminders, sentences: paintingSentences, pack: paintingRemindersPack },
    {
      paintingComment: { icon: 'message-circle', tone: 'cool' },
      paintingLike: { icon: 'heart-filled', tone: 'warm' },
      paintingReportDone: { icon: 'check', tone: 'fresh' },
      paintingHeldDecided: { icon: 'eye', tone: 'cool' },
      paintingHidden: { icon: 'eye-off', tone: 'grave' },
    },
  ),
  ...viewsOf(
    { policies: dragonReminders, sentences: dragonSentences, pack: dragonRemindersPack },
    {
      dragonBall: { icon: 'star', tone: 'fresh' },
      dragonRound: { icon: 'trophy', tone: 'warm' },
    },
  ),
}
