/**
 * All kinds of reminders, each with the data its text needs: the site's list of the nouns fills it. What a reminder is about is in
 * its `subject` (`replay:123`, `member:1000001`, `run:55`), who did it in its actors, and everything else here.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration
export interface ReminderData {}

export type ReminderKind = keyof ReminderData
