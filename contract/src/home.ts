import * as z from 'zod/mini'
import { endpoint, group } from './endpoint.ts'
import { nothing, userId } from './fields.ts'
import { replayRow } from './replay-row.ts'

export const home = group('', {
  /** What stands in the shop window: newest replays, newest members, how much there is. */
  front: endpoint({
    method: 'POST',
    path: '/getFront',
    who: 'anyone',
    kind: 'read',
    shows: ['replays', 'members'],
    input: nothing,
    output: z.object({
      replays: z.array(replayRow),
      members: z.array(z.object({ UID: userId, NICK: z.string(), HEAD: z.string() })),
      totals: z.object({ replays: z.int(), members: z.int(), today: z.int(), likes: z.int() }),
      /** Replays held per game number. */
      games: z.array(z.object({ GAM: z.int(), count: z.int() })),
    }),
  }),
})
