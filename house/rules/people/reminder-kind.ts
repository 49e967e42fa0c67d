import type { AllOf, OfNouns } from '../nouns.ts'

/**
 * All kinds of reminders, each with the data its text needs: every noun states its own. What a reminder is about is in
 * its `subject` (`replay:123`, `member:1000001`, `run:55`), who did it in its actors, and everything else here.
 */
export type ReminderData = AllOf<OfNouns<'reminders'>>

export type ReminderKind = keyof ReminderData
