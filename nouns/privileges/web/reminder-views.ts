import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import { wordPack } from '#session/word-pack.ts'
import type { PrivilegeReminders } from '../rules/privilege-reminders.ts'
import { privilegeSentences as sentences } from '../words/privilege-sentences.ts'

const says = wordPack({
  zh: () => import('../words/privilege-reminders.zh.ts').then(({ privilegeReminders }) => privilegeReminders),
  en: () => import('../words/privilege-reminders.en.ts').then(({ privilegeReminders }) => privilegeReminders),
})

export const privilegeReminders: Readonly<Record<keyof PrivilegeReminders, ReminderView>> = {
  levelEarned: { icon: 'crown', tone: 'fresh', text: (told) => sentences.levelEarned(told, says(told.language)) },
}
