import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import { wordPack } from '#session/word-pack.ts'
import type { AdminReminders } from '../rules/admin-reminders.ts'
import { adminSentences as sentences } from '../words/admin-sentences.ts'

const says = wordPack({
  zh: () => import('../words/admin-reminders.zh.ts').then(({ adminReminders }) => adminReminders),
  en: () => import('../words/admin-reminders.en.ts').then(({ adminReminders }) => adminReminders),
})

export const adminReminders: Readonly<Record<keyof AdminReminders, ReminderView>> = {
  blackFlag: { icon: 'lock', tone: 'grave', text: (told) => sentences.blackFlag(told, says(told.language)) },
  ledgerWrong: {
    icon: 'circle-alert',
    tone: 'grave',
    text: (told) => sentences.ledgerWrong(told, says(told.language)),
  },
  staff: { icon: 'key-round', tone: 'cool', text: (told) => sentences.staff(told, says(told.language)) },
  linkedAccount: { icon: 'user', tone: 'grave', text: (told) => sentences.linkedAccount(told, says(told.language)) },
  robot: { icon: 'key-round', tone: 'cool', text: (told) => sentences.robot(told, says(told.language)) },
}
