import * as z from 'zod/mini'
import { endpoint, group } from './endpoint.ts'

/** Privilege levels. They are balances: bought in the shop, earned with time and posts, or given by staff. */
export const privileges = group('lv.', {
  /** The caller's levels, and what has come together towards the earned ones. */
  own: endpoint({
    method: 'GET',
    path: '/getMyLevels',
    who: 'member',
    kind: 'read',
    shows: ['me', 'floors', 'ledger'],
    input: z.object({}),
    output: z.object({
      life: z.int(),
      bomb: z.int(),
      /** Whole days since the account was made. */
      days: z.int(),
      /** Posts that stand, counted to as many as the highest earned level needs. */
      posts: z.int(),
      /** Whether time and posts still bring levels: not to a robot, and not of a kind that staff have lowered. */
      earns: z.object({ life: z.boolean(), bomb: z.boolean() }),
      /** What levels and sinks are paid with. */
      score: z.int(),
      faith: z.int(),
    }),
  }),
})
