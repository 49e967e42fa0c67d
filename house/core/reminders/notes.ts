/** The NOTIFY payload sent when a member's reminders change. */
export const reminderNote = (member: number): string => `reminders:${member}`
