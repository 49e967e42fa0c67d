import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { instant, nothing, pageOf, paging, userId, yesNo } from '#contract/fields.ts'
import { reminderGroups } from '#rules/people/reminder-group.ts'
import { reminderKind } from './reminder-kind.ts'

declare module '#contract/endpoint.ts' {
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
  KIND: reminderKind,
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
const reminderGroup = z.enum(reminderGroups)
/** Numbers of unread reminders by group. */
const unreadOfGroups = z.object({
  talk: z.int(),
  likes: z.int(),
  follows: z.int(),
  gifts: z.int(),
  replays: z.int(),
  paintings: z.int(),
  clubs: z.int(),
  house: z.int(),
})
/** Number of an act that marked reminders as read; `restore` takes it back. */
const act = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER))

export const reminders = group('rm.', {
  /** The newest unread reminders, mentions and replies before all others. */
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
    /**
     * Only of one group; only unread ones. Unread ones of all groups come with mentions and replies first, and those
     * that are read meanwhile leave the pages.
     */
    input: z.object({ ...paging, group: z.optional(reminderGroup), unread: z.optional(yesNo) }),
    /** `newest` is the highest number that the member's reminders had before the page was read: the `since` of `counts`. */
    output: z.extend(pageOf(reminder), { newest: z.int() }),
  }),
  /** Numbers of unread reminders: of all, of each group, and of those of the list that are newer than `since`. */
  counts: endpoint({
    method: 'POST',
    path: '/numRM',
    who: 'member',
    kind: 'read',
    shows: ['reminders'],
    input: z.object({ since: z.optional(act), group: z.optional(reminderGroup) }),
    output: z.extend(counted, { groups: unreadOfGroups, fresh: z.int() }),
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
  /** Marks all unread reminders as read, or those of one group. `marked` is their number. */
  readAll: endpoint({
    method: 'GET',
    path: '/allRead',
    who: 'member',
    kind: 'write',
    touches: ['reminders'],
    input: z.object({ group: z.optional(reminderGroup) }),
    output: z.extend(counted, { act, marked: z.int() }),
  }),
  /**
   * Takes back an act of `readAll`: what it marked is unread again. A reminder that has had a newer event since stays
   * read, because the newer event has an unread reminder of its own.
   */
  restore: endpoint({
    method: 'POST',
    path: '/unreadRM',
    who: 'member',
    kind: 'write',
    touches: ['reminders'],
    input: z.object({ act }),
    output: z.extend(counted, { restored: z.int() }),
    refusals: ['restoreLate'],
  }),
})
