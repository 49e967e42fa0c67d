import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { success, userId, yesNo } from '#contract/fields.ts'
import * as limits from '../rules/replay-limits.ts'
import { keyId, replayRow } from './replay-row.ts'

/** Calls about the replays that a member shows first on their page; spread into the calls of `replays`. */
export const pinnedReplayCalls = {
  /** The replays that somebody shows first; none if they keep their replays to themselves. */
  pinned: endpoint({
    method: 'POST',
    path: '/getPinnedReplay',
    who: 'anyone',
    kind: 'read',
    shows: ['replays', 'members'],
    input: z.object({ UID: userId }),
    output: z.array(replayRow).check(z.maxLength(limits.replaysPinned)),
  }),
  /** Shows one of the caller's replays first on their page, from a life level on; `on` N: no longer, at any level. */
  pin: endpoint({
    method: 'POST',
    path: '/pinReplay',
    who: 'verified',
    kind: 'write',
    rate: 'edit',
    touches: ['replays'],
    input: z.object({ rid: keyId, on: z._default(yesNo, 'Y') }),
    output: success,
    refusals: ['deleted', 'notOwn', 'pinnedMost'],
  }),
}
