/** What reminders say of people. */
export const socialReminders = {
  follow: (who: string) => `${who}关注了你`,
}
