/** Reminders about follows. */
export const socialReminders = {
  follow: (who: string) => `${who}关注了你`,
}
