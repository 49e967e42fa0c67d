import { permissions } from '@patisserie/rules/staff/permissions'
import * as z from 'zod/mini'
import { instant, userId, yesNo } from './fields.ts'

/** A permission code of the back office. */
export const code = z.enum(permissions)

/** A member in one line. */
export const briefMember = z.object({ UID: userId, ACCOUNT: z.string(), NICK: z.string(), HEAD: z.string() })

export const staffMember = z.extend(briefMember, { PY: z.array(code), SEEN: z.nullable(instant) })
export type StaffMember = z.output<typeof staffMember>

/** What staff of the users see of somebody. */
export const memberRow = z.extend(briefMember, {
  MAIL: z.string(),
  MAILCHECKED: yesNo,
  BLACK: yesNo,
  BLACKREASON: z.string(),
  BLACKUNTIL: z.nullable(instant),
  ROBOT: yesNo,
  CLOSED: yesNo,
  STAFF: yesNo,
  /** The levels that count (rules/privileges). */
  LIFE: z.int(),
  BOMB: z.int(),
  /** The levels that the member was given. */
  GIVENLIFE: z.int(),
  GIVENBOMB: z.int(),
  JOINED: instant,
  SEEN: z.nullable(instant),
  REPLAYS: z.int(),
  /** Own replays and comments that wait for staff. */
  WAITING: z.int(),
})
export type MemberRow = z.output<typeof memberRow>

/** Names that look alike from before the rule: of members, or of clubs. */
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
  /** The member whom the actor had entered as, or null. */
  entered: z.nullable(z.int()),
  act: z.string(),
  subject: z.string(),
  reason: z.string(),
  /** JSON, as it stands in the chain. */
  before: z.string(),
  after: z.string(),
})
export type LoggedAct = z.output<typeof loggedAct>

export const faultGroup = z.object({
  fingerprint: z.string(),
  /** Where it happened: in the server or in somebody's browser. */
  kind: z.enum(['server', 'client']),
  message: z.string(),
  /** The call or page, without what was sent. */
  path: z.string(),
  /** First own line of the trace, where there is one. */
  place: z.string(),
  count: z.int(),
  first: instant,
  last: instant,
  /** The last few, newest first. */
  recent: z.array(z.object({ requestId: z.string(), time: instant })),
})
export type FaultGroup = z.output<typeof faultGroup>

export const appealRow = z.object({
  id: z.int(),
  UID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  text: z.string(),
  time: instant,
  BLACKREASON: z.string(),
  BLACKUNTIL: z.nullable(instant),
})
export type AppealRow = z.output<typeof appealRow>

export const punishment = z.object({
  black: yesNo,
  reason: z.string(),
  until: z.nullable(instant),
  /** The last appeal against the present flag. */
  appeal: z.nullable(
    z.object({ text: z.string(), time: instant, state: z.enum(['open', 'pass', 'notPass']), answer: z.string() }),
  ),
  /** When one may appeal again; null where one may now. */
  appealFrom: z.nullable(instant),
})
export type Punishment = z.output<typeof punishment>
