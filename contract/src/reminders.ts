import { reminderKinds } from '@patisserie/rules/people/reminder-kinds'
import * as z from 'zod/mini'
import { endpoint, group } from './endpoint.ts'
import { instant, nothing, pageOf, paging, userId, yesNo } from './fields.ts'

declare module './endpoint.ts' {
  interface Tags {
    reminders: true
  }
}

export const reminder = z.object({
  /**
   * Number of the reminder. A new event merged into it gives it a new number, so that marking it as read covers only
   * what was seen.
   */
  KeyID: z.int(),
  KIND: z.enum(reminderKinds),
  /** What the reminder is about: `replay:123`, `member:1000001`, `run:55`. */
  SUBJECT: z.string(),
  /** The last members who caused it, newest first. */
  ACTORS: z.array(z.object({ UID: userId, NICK: z.string(), HEAD: z.string() })),
  /** Number of different members who caused it. */
  ACTORNUM: z.int(),
  TIMES: z.int(),
  /** Data for its text, by kind: `ReminderData` of the rules. */
  DATA: z.record(z.string(), z.union([z.string(), z.number()])),
  TIME: instant,
  READ: yesNo,
})
export type ReminderRow = z.output<typeof reminder>

/** Number of unread reminders after the call. */
const counted = z.object({ unread: z.int() })

export const reminders = group('rm.', {
  /** The newest unread reminders. */
  fresh: endpoint({
    method: 'POST',
    path: '/newRM',
    who: 'member',
    kind: 'read',
    shows: ['reminders'],
    input: nothing,
    output: z.extend(counted, { rows: z.array(reminder) }),
  }),
  all: endpoint({
    method: 'POST',
    path: '/allRM',
    who: 'member',
    kind: 'read',
    shows: ['reminders'],
    input: z.object(paging),
    output: pageOf(reminder),
  }),
  /** Marks the given reminders as read; one merged with a newer event since has a new number and stays unread. */
  read: endpoint({
    method: 'POST',
    path: '/readRM',
    who: 'member',
    kind: 'write',
    touches: ['reminders'],
    input: z.object({ ids: z.array(z.int()).check(z.minLength(1), z.maxLength(200)) }),
    output: counted,
  }),
  readAll: endpoint({
    method: 'GET',
    path: '/allRead',
    who: 'member',
    kind: 'write',
    touches: ['reminders'],
    input: nothing,
    output: counted,
  }),
})
