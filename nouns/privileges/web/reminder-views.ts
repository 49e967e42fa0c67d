import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import type { PrivilegeReminders } from '../rules/privilege-reminders.ts'
import { privilegeRemindersPack } from '../words/privilege-reminders.pack.ts'
import { privilegeSentences as sentences } from '../words/privilege-sentences.ts'

export const privilegeReminders: Readonly<Record<keyof PrivilegeReminders, ReminderView>> = {
  levelEarned: {
    icon: 'crown',
    tone: 'fresh',
    text: (told) => sentences.levelEarned(told, privilegeRemindersPack(told.language)),
  },
}
