import { refusals as reminderPreferences } from './reminder-preferences.zh.ts'
import { refusals as reminders } from './reminders.zh.ts'

export { reminderPreferences } from './reminder-preferences.zh.ts'
export { reminders } from './reminders.zh.ts'

/** What the calls of the noun refuse. */
export const refusals = { ...reminderPreferences, ...reminders }
