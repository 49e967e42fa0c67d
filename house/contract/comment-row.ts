import * as z from 'zod/mini'
import { heldWhys, instant, userId, yesNo } from './fields.ts'

/** A comment on anything, as lists and answers show it. */
export const commentRow = z.object({
  KeyID: z.int(),
  UID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  COMMENT: z.string(),
  /** Y: the author gets the staff sign, see `houseCodes` of the rules. */
  STAFF: yesNo,
  TIME: instant,
  /** Y: it waits for staff, and only its author gets it. */
  HELD: yesNo,
  /** Why it waits; empty if it does not. */
  HELDFOR: z.enum(['', ...heldWhys]),
})
export type CommentRow = z.output<typeof commentRow>
