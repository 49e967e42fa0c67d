import { refusals as reminderPreferences } from './reminder-preferences.en.ts'
import { refusals as reminders } from './reminders.en.ts'

export { reminderPreferences } from './reminder-preferences.en.ts'
export { reminders } from './reminders.en.ts'

/** What the calls of the noun refuse. */
export const refusals = { ...reminderPreferences, ...reminders }
