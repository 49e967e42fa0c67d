import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { success } from '#contract/fields.ts'
import { keyId } from './replay-row.ts'

/** Place of a stage among those of a run, from 1. No run has nearly as many. */
const stage = z.int().check(z.gte(1), z.lte(99))

/** Calls about the way of one stage as a replay's preview picture; spread into the calls of `replays`. */
export const replayStillCalls = {
  /** What the uploader chose, and how far the picture is. */
  still: endpoint({
    method: 'POST',
    path: '/getReplayStill',
    who: 'member',
    kind: 'read',
    scope: 'replays',
    shows: ['replays'],
    input: z.object({ rid: keyId }),
    output: z.object({
      /** Null: the usual picture. */
      stage: z.nullable(stage),
      /**
       * `closed`: the usual picture is shown while the file is not public. `failed`: it is shown because the way can no
       * longer be computed.
       */
      picture: z.enum(['ready', 'making', 'closed', 'failed']),
      /** Path of the preview picture as it is now; empty until it is drawn. */
      card: z.string(),
    }),
    refusals: ['deleted', 'notOwn'],
  }),
  /** Shows the way of a stage on the preview picture of one's own replay; with `stage` null the usual picture. */
  chooseStill: endpoint({
    method: 'POST',
    path: '/chooseReplayStill',
    who: 'verified',
    kind: 'write',
    scope: 'replays',
    rate: 'edit',
    touches: ['replays'],
    input: z.object({ rid: keyId, stage: z.nullable(stage) }),
    output: success,
    refusals: ['deleted', 'notOwn', 'stillHeld', 'stillClosed', 'stillUnread', 'stillNone'],
  }),
}
