import { viewsOf } from '#cards/reminder/reminder-view.ts'
import { clubReminders } from '../rules/club-reminders.ts'
import { clubRemindersPack } from '../words/club-reminders.pack.ts'
import { clubSentences } from '../words/club-sentences.ts'

/** How its reminders show. */
export const reminderViews = viewsOf(
  { policies: clubReminders, sentences: clubSentences, pack: clubRemindersPack },
  {
    topicReply: { icon: 'message-circle', tone: 'cool' },
    floorQuote: { icon: 'quote', tone: 'cool' },
    mention: { icon: 'bell', tone: 'cool' },
    floorLike: { icon: 'heart-filled', tone: 'warm' },
    topicStaff: { icon: 'pencil', tone: 'cool' },
    floorStaff: { icon: 'eye-off', tone: 'grave' },
    floorHeld: { icon: 'eye', tone: 'cool' },
    floorReport: { icon: 'check', tone: 'fresh' },
    topicKeeper: { icon: 'pencil', tone: 'cool' },
    floorHidden: { icon: 'eye-off', tone: 'grave' },
    hidingDecided: { icon: 'eye', tone: 'cool' },
    clubProposal: { icon: 'message-circle', tone: 'fresh' },
    clubKeeper: { icon: 'key-round', tone: 'fresh' },
  },
)
