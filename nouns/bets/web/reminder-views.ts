import { viewsOf } from '#cards/reminder/reminder-view.ts'
import { betReminders } from '../rules/bet-reminders.ts'
import { betRemindersPack } from '../words/bet-reminders.pack.ts'
import { betSentences } from '../words/bet-sentences.ts'

/** How its reminders show. */
export const reminderViews = viewsOf(
  { policies: betReminders, sentences: betSentences, pack: betRemindersPack },
  {
    betComment: { icon: 'message-circle', tone: 'cool' },
    betCommentDecided: { icon: 'eye', tone: 'cool' },
    betEnding: { icon: 'dices', tone: 'cool' },
    betProposed: { icon: 'dices', tone: 'cool' },
    betResult: { icon: 'trophy', tone: 'fresh' },
    objectionDecided: { icon: 'dices', tone: 'cool' },
    betAsked: { icon: 'dices', tone: 'fresh' },
  },
)
