import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import type { AdminReminders } from '../rules/admin-reminders.ts'
import { adminRemindersPack } from '../words/admin-reminders.pack.ts'
import { adminSentences as sentences } from '../words/admin-sentences.ts'

export const adminReminders: Readonly<Record<keyof AdminReminders, ReminderView>> = {
  blackFlag: {
    icon: 'lock',
    tone: 'grave',
    text: (told) => sentences.blackFlag(told, adminRemindersPack(told.language)),
  },
  ledgerWrong: {
    icon: 'circle-alert',
    tone: 'grave',
    text: (told) => sentences.ledgerWrong(told, adminRemindersPack(told.language)),
  },
  staff: { icon: 'key-round', tone: 'cool', text: (told) => sentences.staff(told, adminRemindersPack(told.language)) },
  linkedAccount: {
    icon: 'user',
    tone: 'grave',
    text: (told) => sentences.linkedAccount(told, adminRemindersPack(told.language)),
  },
  robot: { icon: 'key-round', tone: 'cool', text: (told) => sentences.robot(told, adminRemindersPack(told.language)) },
}
