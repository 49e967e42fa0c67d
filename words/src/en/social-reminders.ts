import type { socialReminders as zh } from '../zh/social-reminders.ts'

/** What reminders say of people. */
export const socialReminders: typeof zh = {
  follow: (who) => `${who} followed you`,
}
