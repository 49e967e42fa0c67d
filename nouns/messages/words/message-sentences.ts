import type { Sentences } from '#words/reminders/told.ts'
import type { MessageReminders } from '../rules/message-reminders.ts'
import type { messageReminders } from './message-reminders.zh.ts'

export const messageSentences: Sentences<keyof MessageReminders, typeof messageReminders> = {
  messageReportDone: ({ pass, text }, words) => ({
    say: words.messageReportDone(pass),
    quote: text('note'),
    to: '/messages',
  }),
}
