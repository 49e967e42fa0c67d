import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import type { MessageReminders } from '../rules/message-reminders.ts'
import { messageRemindersPack } from '../words/message-reminders.pack.ts'
import { messageSentences as sentences } from '../words/message-sentences.ts'

export const messageReminders: Readonly<Record<keyof MessageReminders, ReminderView>> = {
  messageReportDone: {
    icon: 'check',
    tone: 'fresh',
    text: (told) => sentences.messageReportDone(told, messageRemindersPack(told.language)),
  },
}
