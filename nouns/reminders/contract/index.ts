/** The groups of calls of the noun. */

export { reminders } from '#contract/reminders.ts'
export { reminderPreferences } from './reminder-preferences.ts'
