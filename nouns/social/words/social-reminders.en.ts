import type { socialReminders as zh } from '../zh/social-reminders.ts'

/** Reminders about follows. */
export const socialReminders: typeof zh = {
  follow: (who) => `${who} followed you`,
}
