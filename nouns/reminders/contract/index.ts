/** The groups of calls of the noun. */
export { reminderPreferences } from './reminder-preferences.ts'
export { reminders } from './reminders.ts'
