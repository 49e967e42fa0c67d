import type { Sentences } from '#words/reminders/told.ts'
import type { PrivilegeReminders } from '../rules/privilege-reminders.ts'
import type { privilegeReminders } from './privilege-reminders.zh.ts'

export const privilegeSentences: Sentences<keyof PrivilegeReminders, typeof privilegeReminders> = {
  levelEarned: ({ text }, words) => {
    const [life, bomb] = [text('life'), text('bomb')]
    const say = life === bomb ? words.both(life) : life === '' ? words.bomb(bomb) : words.life(life)
    return { say, quote: '', to: '/privileges' }
  },
}
