import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { signInMonth } from '../rules/month-form.ts'

const month = z.string().check(z.regex(signInMonth))
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

const signInCalendar = z.object({
  MONTH: month,
  /** The day in Beijing, and how many days in a row the member has signed in up to it. */
  TODAY: day,
  STREAK: z.int(),
  /** The month of the member's first sign-in; the present one if there is none. */
  FIRST: month,
  /** Days of the month on which the member got the gift of the day, and what it was. */
  DAYS: z.array(z.object({ DAY: day, POWER: z.int() })),
})
export type SignInCalendar = z.output<typeof signInCalendar>

export const signIn = group('', {
  /** The caller's sign-in days of a month; without one, of the present month. */
  calendar: endpoint({
    method: 'GET',
    path: '/getSignIn',
    who: 'member',
    kind: 'read',
    input: z.object({ month: z.optional(month) }),
    output: signInCalendar,
    shows: ['me', 'ledger'],
  }),
})
