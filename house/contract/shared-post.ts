import * as z from 'zod/mini'
import { instant, userId } from './fields.ts'

/** A post that shares its text or a link with one that waits for staff. */
export const sharedPost = z.object({
  /** What it is on: a topic (with its floor), or a thing that is commented on, such as a replay; and the id of that. */
  thing: z.string(),
  id: z.int(),
  /** Number of the floor; 0 if it is none. */
  floor: z.int(),
  UID: userId,
  NICK: z.string(),
  TIME: instant,
})
export type SharedPost = z.output<typeof sharedPost>

/** The other posts with the same text or link: how many there are, and the last few. */
export const sharedRow = z.object({ count: z.int(), posts: z.array(sharedPost) })
export type SharedRow = z.output<typeof sharedRow>
