import * as z from 'zod/mini'
import { briefMember } from '#contract/admin-rows.ts'
import { endpoint, group } from '#contract/endpoint.ts'
import { instant, success, text, userId, yesNo } from '#contract/fields.ts'
import * as limits from '#rules/staff/staff-limits.ts'

const reason = text(limits.reason)
const withReason = ['missingReason', 'reasonLong'] as const

export const linkedAccounts = z.object({
  /** The accounts that count as one person's with the account asked for, which is among them. */
  rows: z.array(z.extend(briefMember, { BLACK: yesNo, CLOSED: yesNo })),
  links: z.array(
    z.object({
      ONE: userId,
      OTHER: userId,
      BY: z.enum(['owner', 'staff']),
      /** Nickname of the staff; empty for a link of the owner. */
      STAFF: z.string(),
      REASON: z.string(),
      SINCE: instant,
      /** Until when it counts, if its owner undid it. */
      UNTIL: z.nullable(instant),
    }),
  ),
})
export type LinkedAccounts = z.output<typeof linkedAccounts>

/** What staff do about accounts of one person and robots. */
export const roleStaff = group('admin.', {
  linked: endpoint({
    method: 'POST',
    path: '/getLinkedAccounts',
    who: 'staff:user',
    kind: 'read',
    shows: ['members', 'staff'],
    input: z.object({ UID: userId }),
    output: linkedAccounts,
  }),
  /** Both are told with the reason, and may appeal. */
  countAsOne: endpoint({
    method: 'POST',
    path: '/countAsOne',
    who: 'staff:user',
    kind: 'write',
    touches: ['staff', 'me'],
    input: z.object({ UID: userId, OTHER: userId, reason }),
    output: success,
    refusals: ['missingMember', 'self', 'sameMember', 'robotMember', 'countedAlready', ...withReason],
  }),
  /** All links of the account end at once, also those of its owner. */
  countApart: endpoint({
    method: 'POST',
    path: '/countApart',
    who: 'staff:user',
    kind: 'write',
    touches: ['staff', 'me'],
    input: z.object({ UID: userId, reason }),
    output: success,
    refusals: ['missingMember', 'self', 'notCounted', ...withReason],
  }),
  setRobot: endpoint({
    method: 'POST',
    path: '/updateRobot',
    who: 'staff:user',
    kind: 'write',
    touches: ['staff', 'me', 'members'],
    input: z.object({ UID: userId, robot: yesNo, reason }),
    output: success,
    refusals: ['missingMember', 'self', 'staffMember', 'linkedMember', ...withReason],
  }),
})
