import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import { wordPack } from '#session/word-pack.ts'
import type { MessageReminders } from '../rules/message-reminders.ts'
import { messageSentences as sentences } from '../words/message-sentences.ts'

const says = wordPack({
  zh: () => import('../words/message-reminders.zh.ts').then(({ messageReminders }) => messageReminders),
  en: () => import('../words/message-reminders.en.ts').then(({ messageReminders }) => messageReminders),
})

export const messageReminders: Readonly<Record<keyof MessageReminders, ReminderView>> = {
  messageReportDone: {
    icon: 'check',
    tone: 'fresh',
    text: (told) => sentences.messageReportDone(told, says(told.language)),
  },
}
