import { viewsOf } from '#cards/reminder/reminder-view.ts'
import { giftReminders } from '#nouns/gifts/rules/gift-reminders.ts'
import { giftRemindersPack } from '#nouns/gifts/words/gift-reminders.pack.ts'
import { giftSentences } from '#nouns/gifts/words/gift-sentences.ts'

export const views = viewsOf(
  { policies: giftReminders, sentences: giftSentences, pack: giftRemindersPack },
  {
    gift: { icon: 'gift', tone: 'warm' },
    giftDeclined: { icon: 'gift', tone: 'cool' },
    giftTakenBack: { icon: 'rotate-ccw', tone: 'grave' },
  },
)
