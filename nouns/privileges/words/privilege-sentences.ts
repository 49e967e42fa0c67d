import type { PrivilegeReminders } from '@patisserie/rules/people/privilege-reminders'
import type { privilegeReminders } from '../zh/privilege-reminders.ts'
import type { Sentences } from './told.ts'

export const privilegeSentences: Sentences<keyof PrivilegeReminders, typeof privilegeReminders> = {
  levelEarned: ({ text }, words) => {
    const [life, bomb] = [text('life'), text('bomb')]
    const say = life === bomb ? words.both(life) : life === '' ? words.bomb(bomb) : words.life(life)
    return { say, quote: '', to: '/privileges' }
  },
}
