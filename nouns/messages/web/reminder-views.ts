import type { MessageReminders } from '@patisserie/rules/people/message-reminders'
import { messageSentences as sentences } from '@patisserie/words/reminders/message-sentences'
import { wordPack } from '../../../session/word-pack.ts'
import type { ReminderView } from '../reminder-view.ts'

const says = wordPack({
  zh: () => import('@patisserie/words/zh/message-reminders').then(({ messageReminders }) => messageReminders),
  en: () => import('@patisserie/words/en/message-reminders').then(({ messageReminders }) => messageReminders),
})

export const messageReminders: Readonly<Record<keyof MessageReminders, ReminderView>> = {
  messageReportDone: {
    icon: 'check',
    tone: 'fresh',
    text: (told) => sentences.messageReportDone(told, says(told.language)),
  },
}
