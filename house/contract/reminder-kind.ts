import * as z from 'zod/mini'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'

// The server writes no other, and checks those that it is sent.
type Kind = z.ZodMiniType<ReminderKind, ReminderKind>

/** A kind of reminders, such as `topicReply`. Which there are say the nouns of the site: the server refuses others. */
export const reminderKind: Kind = z.string().check(z.regex(/^[a-z][A-Za-z]{1,39}$/)) as unknown as Kind // see above
