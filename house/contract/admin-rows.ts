import * as z from 'zod/mini'
import { permissions } from '#rules/staff/permissions.ts'
import { instant, userId, yesNo } from './fields.ts'

/** A permission code of the back office. */
export const code = z.enum(permissions)

/** Short form of a member, for lists. */
export const briefMember = z.object({ UID: userId, ACCOUNT: z.string(), NICK: z.string(), HEAD: z.string() })

export const staffMember = z.extend(briefMember, { PY: z.array(code), SEEN: z.nullable(instant) })
export type StaffMember = z.output<typeof staffMember>

/** A member as staff with the code `user` see them. */
export const memberRow = z.extend(briefMember, {
  MAIL: z.string(),
  MAILCHECKED: yesNo,
  BLACK: yesNo,
  BLACKREASON: z.string(),
  BLACKUNTIL: z.nullable(instant),
  ROBOT: yesNo,
  CLOSED: yesNo,
  STAFF: yesNo,
  /** Privilege levels. */
  LIFE: z.int(),
  BOMB: z.int(),
  JOINED: instant,
  SEEN: z.nullable(instant),
  REPLAYS: z.int(),
  /** Number of the member's replays and comments that wait for staff. */
  WAITING: z.int(),
})
export type MemberRow = z.output<typeof memberRow>

/** Names with the same look that are older than the rule against them: of members and of clubs. */
export const alikeNames = z.object({
  people: z.array(z.extend(briefMember, { STAFF: yesNo, JOINED: instant })),
  clubs: z.array(z.object({ KeyID: z.int(), NAME: z.string() })),
})
export type AlikeNames = z.output<typeof alikeNames>

export const loggedAct = z.object({
  id: z.int(),
  time: instant,
  UID: z.int(),
  NICK: z.string(),
  /** Id of the member whom the actor had entered as, or null. */
  entered: z.nullable(z.int()),
  act: z.string(),
  subject: z.string(),
  reason: z.string(),
  /** JSON exactly as the hash chain has it. */
  before: z.string(),
  after: z.string(),
})
export type LoggedAct = z.output<typeof loggedAct>

export const faultGroup = z.object({
  fingerprint: z.string(),
  /** Where the fault occurred: in the server or in a browser. */
  kind: z.enum(['server', 'client']),
  message: z.string(),
  /** Path of the call or page, without the values sent. */
  path: z.string(),
  /** The first frame of the stack trace in our own code, if there is one. */
  place: z.string(),
  count: z.int(),
  first: instant,
  last: instant,
  /** The last few occurrences, newest first. */
  recent: z.array(z.object({ requestId: z.string(), time: instant })),
})
export type FaultGroup = z.output<typeof faultGroup>

/** What an appeal is against: a black flag, or accounts that staff count as one person's. */
export const appealAbout = z.enum(['black', 'counted'])

export const appealRow = z.object({
  id: z.int(),
  about: appealAbout,
  UID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  text: z.string(),
  time: instant,
  BLACKREASON: z.string(),
  BLACKUNTIL: z.nullable(instant),
  /** Accounts that staff count with the member's, and why. */
  COUNTED: z.array(z.object({ UID: userId, NICK: z.string(), REASON: z.string() })),
})
export type AppealRow = z.output<typeof appealRow>

export const punishment = z.object({
  black: yesNo,
  reason: z.string(),
  until: z.nullable(instant),
  /** The newest appeal against the current flag. */
  appeal: z.nullable(
    z.object({ text: z.string(), time: instant, state: z.enum(['open', 'pass', 'notPass']), answer: z.string() }),
  ),
  /** When the member may appeal again; null: now. */
  appealFrom: z.nullable(instant),
})
export type Punishment = z.output<typeof punishment>
