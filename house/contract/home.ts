import * as z from 'zod/mini'
import { dessertBeside, skinBeside } from './dessert-beside.ts'
import { endpoint, group } from './endpoint.ts'
import { instant, nothing, userId, yesNo } from './fields.ts'

/** Calls of the home page that cards of people make. */
export const home = group('', {
  /** The most active writers and uploaders lately. Up to 20 s old: posts do not invalidate it. */
  active: endpoint({
    method: 'GET',
    path: '/getActiveUser',
    who: 'anyone',
    kind: 'read',
    shows: ['members'],
    input: nothing,
    output: z.array(
      z.object({ UID: userId, NICK: z.string(), HEAD: z.string(), FLOORS: z.int(), REPLAYS: z.int(), LAST: instant }),
    ),
  }),
  /** A member's profile card; figures they hide are 0. */
  card: endpoint({
    method: 'GET',
    path: '/getPUser',
    who: 'anyone',
    kind: 'read',
    shows: ['members', 'replays', 'relations', 'topics'],
    input: z.object({ id: z.string().check(z.regex(/^[1-9]\d{6,9}$/)) }),
    output: z.object({
      UID: userId,
      NICK: z.string(),
      HEAD: z.string(),
      BRINT: z.string(),
      JOINED: instant,
      TOPICS: z.int(),
      FLOORS: z.int(),
      REPLAYS: z.int(),
      LIKES: z.int(),
      FOLLOWERS: z.int(),
      /** Code of the medal shown; empty until medals open. */
      MEDAL: z.string(),
      /** Up to 20 s old: a change of display does not invalidate it. */
      DESSERT: dessertBeside,
      SKIN: skinBeside,
      /** Y: the member gets the staff sign. */
      STAFF: yesNo,
      /** Y: the member shows that they are here, and is. Always N for guests, and where one of the two blocks the other. */
      HERE: yesNo,
    }),
    refusals: ['personUnknown'],
  }),
})
