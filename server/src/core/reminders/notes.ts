/** What is announced when a member's reminders change. */
export const reminderNote = (member: number): string => `reminders:${member}`
