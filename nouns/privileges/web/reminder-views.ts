import type { PrivilegeReminders } from '@patisserie/rules/people/privilege-reminders'
import { privilegeSentences as sentences } from '@patisserie/words/reminders/privilege-sentences'
import { wordPack } from '../../../session/word-pack.ts'
import type { ReminderView } from '../reminder-view.ts'

const says = wordPack({
  zh: () => import('@patisserie/words/zh/privilege-reminders').then(({ privilegeReminders }) => privilegeReminders),
  en: () => import('@patisserie/words/en/privilege-reminders').then(({ privilegeReminders }) => privilegeReminders),
})

export const privilegeReminders: Readonly<Record<keyof PrivilegeReminders, ReminderView>> = {
  levelEarned: { icon: 'crown', tone: 'fresh', text: (told) => sentences.levelEarned(told, says(told.language)) },
}
