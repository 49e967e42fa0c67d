import * as z from 'zod/mini'
import { briefMember } from '#contract/admin-rows.ts'
import { endpoint, group } from '#contract/endpoint.ts'
import { instant, mailText, nothing, passwordHash, success, typedCode, userId, yesNo } from '#contract/fields.ts'
import { profile } from '#contract/profile.ts'

/**
 * What can be done with an account of the list. `here`: the caller's. `open`: it can be switched to; `back`: this session came
 * from it. `asleep`: its owner must sign in to it once again. `black`, `closed`: it cannot be switched to now. `ended`: its owner
 * unlinked it, and it still counts. `counted`: staff count it as the same person's.
 */
export const roleStates = ['here', 'open', 'back', 'asleep', 'black', 'closed', 'ended', 'counted'] as const

export const role = z.object({
  UID: userId,
  /** Name to log in with; empty where the account is not linked by its owner now. */
  ACCOUNT: z.string(),
  NICK: z.string(),
  HEAD: z.string(),
  STATE: z.enum(roleStates),
  /** Y: switching needs a code of its second factor. */
  CODE: yesNo,
  /** Until when an unlinked account still counts. */
  UNTIL: z.nullable(instant),
  /** Why staff count it as the same person's. */
  REASON: z.string(),
})
export type Role = z.output<typeof role>

export const ownRoles = z.object({
  rows: z.array(role),
  /** The newest appeal against accounts that staff counted as one, and when the member may appeal again; null: now. */
  appeal: z.nullable(
    z.object({ text: z.string(), time: instant, state: z.enum(['open', 'pass', 'notPass']), answer: z.string() }),
  ),
  appealFrom: z.nullable(instant),
})
export type OwnRoles = z.output<typeof ownRoles>

export const robot = z.extend(briefMember, { SEEN: z.nullable(instant) })
export type Robot = z.output<typeof robot>

/** Accounts of one person, and robots: which they are, and switching between them within a session. */
export const roles = group('', {
  mine: endpoint({
    method: 'GET',
    path: '/getRoles',
    who: 'member',
    kind: 'read',
    shows: ['me', 'members', 'staff'],
    input: nothing,
    output: ownRoles,
  }),
  /** Links an account of one's own: by signing in to it, with the limits and the words of the log-in. */
  link: endpoint({
    method: 'POST',
    path: '/linkRole',
    who: 'verified',
    kind: 'write',
    secret: true,
    rate: 'login',
    touches: ['me', 'staff'],
    /** `code`: needed if the other account has two-factor on. */
    input: z.object({ account: mailText, password: passwordHash, code: z.optional(typedCode) }),
    output: success,
    refusals: [
      'wrongLogin',
      'frozen',
      'closed',
      'codeNeeded',
      'codeWrong',
      'linkSelf',
      'linkFull',
      'linkUnverified',
      'linkRobot',
    ],
  }),
  /**
   * Continues the session as another account of the same person, or, for staff, as a robot. Answers the profile with the token of
   * the new session. The session that it came from is the way back.
   */
  change: endpoint({
    method: 'POST',
    path: '/switchRole',
    who: 'member',
    kind: 'write',
    secret: true,
    rate: 'login',
    touches: ['me'],
    input: z.object({ UID: userId, code: z.optional(typedCode) }),
    output: profile,
    refusals: ['roleMissing', 'roleBlack', 'roleAsleep', 'codeNeeded', 'codeWrong'],
  }),
  /** Unlinks an account of one's own. Nobody switches to or from it any more; it still counts for a while. */
  unlink: endpoint({
    method: 'POST',
    path: '/unlinkRole',
    who: 'member',
    kind: 'write',
    touches: ['me', 'staff'],
    input: z.object({ UID: userId }),
    output: success,
    refusals: ['roleMissing'],
  }),
  robots: endpoint({
    method: 'GET',
    path: '/getRobotAccount',
    who: 'staff:common',
    kind: 'read',
    shows: ['members', 'staff'],
    input: nothing,
    output: z.array(robot),
  }),
})
