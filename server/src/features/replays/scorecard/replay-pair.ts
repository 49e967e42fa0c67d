import type { scorecard } from '@patisserie/contract/scorecard'
import { replayKey } from '@patisserie/rules/base62'
import { isPair } from '@patisserie/rules/replays/replay-pairs'
import type { Call } from '../../../kit/http/call.ts'
import { oneReplay } from '../reads.ts'

/** POST /getReplayPair: the scorecards of two runs; refuses if they cannot be compared. */
export async function replayPair({ db, input, refuse }: Call<typeof scorecard.calls.pair>) {
  if (input.a === input.b) refuse('pairSelf')
  const [a, b] = await Promise.all([input.a, input.b].map((code) => oneReplay(db, replayKey(code) ?? 0)))
  if (!a || !b) return refuse('pairGone', { gone: [a ? [] : input.a, b ? [] : input.b].flat() })
  if (!isPair(a, b)) refuse('pairGame')
  return { a, b }
}
