import type { scorecard } from '@patisserie/contract/scorecard'
import { replayKey } from '@patisserie/rules/base62'
import { comparedMost, isPair } from '@patisserie/rules/replays/replay-pairs'
import type { Call } from '../../../kit/http/call.ts'
import { oneReplay } from '../reads.ts'

/**
 * POST /getReplayPair: the scorecards of two to four runs; refuses if they cannot be compared. A held run is refused as
 * gone for everybody, its uploader too: the answer is cached for all readers.
 */
export async function replayPair({ db, input, refuse }: Call<typeof scorecard.calls.pair>) {
  const codes = [input.a, input.b, ...input.more]
  if (new Set(codes).size < codes.length) refuse('pairSelf')
  if (codes.length > comparedMost) refuse('pairMany')
  const found = await Promise.all(codes.map((code) => oneReplay(db, replayKey(code) ?? 0)))
  const runs = found.flatMap((run) => (run?.HELD === 'N' ? [run] : []))
  const [a, b, ...more] = runs
  if (!a || !b || runs.length < codes.length) {
    return refuse('pairGone', { gone: codes.filter((code) => !runs.some((run) => run.CODE === code)) })
  }
  if (![b, ...more].every((run) => isPair(a, run))) refuse('pairGame')
  return { a, b, more }
}
