import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { instant, linkToken, nothing, success, yesNo } from '#contract/fields.ts'
import { reminderKind } from '#contract/reminder-kind.ts'
import { lockReasons } from '#rules/people/reminder-policy.ts'
import { digestFrequencies } from '../rules/digest.ts'

declare module '#contract/endpoint.ts' {
  interface Tags {
    /** Which reminders a member gets, and how. */
    'reminder-preferences': true
  }
}

const hour = z.int().check(z.gte(0), z.lte(23))

/** Hours of the day in Beijing. `FROM` is quiet, `TO` is not any more. */
const quietHours = z.object({ FROM: hour, TO: hour })

const preferences = z.object({
  /** Every kind, by section, in the order of the settings. */
  kinds: z.array(
    z.object({
      KIND: reminderKind,
      /** Whether it is written at all. */
      SITE: yesNo,
      /** Whether a digest may have it. */
      MAIL: yesNo,
      /** Why it cannot be switched off on the site; null if it can. */
      LOCKED: z.nullable(z.enum(lockReasons)),
    }),
  ),
  DIGEST: z.enum(digestFrequencies),
  /** Whether a digest also says how many conversations have unread messages. */
  MESSAGES: yesNo,
  /** Null: no quiet hours. */
  QUIET: z.nullable(quietHours),
  /** When the next digest is due; null while they are off. */
  NEXT: z.nullable(instant),
  /** Digests need a verified address. */
  VERIFIED: yesNo,
})
export type ReminderPreferences = z.output<typeof preferences>

export const reminderPreferences = group('rp.', {
  get: endpoint({
    method: 'POST',
    path: '/getRemindSet',
    who: 'member',
    kind: 'read',
    shows: ['reminder-preferences', 'me'],
    input: nothing,
    output: preferences,
  }),
  /** Changes what is given; answers everything as it is then. */
  set: endpoint({
    method: 'POST',
    path: '/setRemindSet',
    who: 'member',
    kind: 'write',
    rate: 'preferences',
    touches: ['reminder-preferences'],
    input: z.object({
      /** One kind's switches. */
      kind: z.optional(z.object({ KIND: reminderKind, SITE: z.optional(yesNo), MAIL: z.optional(yesNo) })),
      digest: z.optional(z.enum(digestFrequencies)),
      messages: z.optional(yesNo),
      quiet: z.optional(z.nullable(quietHours)),
    }),
    output: preferences,
    refusals: ['kindLocked', 'mailUnverified', 'quietEmpty'],
  }),
  /** Ends the digests of the member whose mail had the token. */
  endDigest: endpoint({
    method: 'POST',
    path: '/endDigest',
    who: 'anyone',
    kind: 'write',
    rate: 'digestOff',
    touches: ['reminder-preferences'],
    input: z.object({ token: linkToken }),
    output: success,
    refusals: ['tokenWrong'],
  }),
})
