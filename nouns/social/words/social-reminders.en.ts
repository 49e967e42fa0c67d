import type { socialReminders as zh } from './social-reminders.zh.ts'

/** Reminders about follows. */
export const socialReminders: typeof zh = {
  follow: (who) => `${who} followed you`,
}
