import type { AdminReminders } from '@patisserie/rules/staff/admin-reminders'
import { adminSentences as sentences } from '@patisserie/words/reminders/admin-sentences'
import { wordPack } from '../../../session/word-pack.ts'
import type { ReminderView } from '../reminder-view.ts'

const says = wordPack({
  zh: () => import('@patisserie/words/zh/admin-reminders').then(({ adminReminders }) => adminReminders),
  en: () => import('@patisserie/words/en/admin-reminders').then(({ adminReminders }) => adminReminders),
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
