import type { MessageReminders } from '@patisserie/rules/people/message-reminders'
import type { messageReminders } from '../zh/message-reminders.ts'
import type { Sentences } from './told.ts'

export const messageSentences: Sentences<keyof MessageReminders, typeof messageReminders> = {
  messageReportDone: ({ pass, text }, words) => ({
    say: words.messageReportDone(pass),
    quote: text('note'),
    to: '/messages',
  }),
}
