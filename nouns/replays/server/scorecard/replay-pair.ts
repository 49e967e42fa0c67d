import type { Call } from '#kit/http/call.ts'
import { replayKey } from '#rules/base62.ts'
import type { scorecard } from '../../contract/scorecard.ts'
import { comparedMost, isPair, type PairFacts } from '../../rules/replay-pairs.ts'
import { oneReplay } from '../reads.ts'

/**
 * POST /getReplayPair: the scorecards of two to four runs; refuses if they cannot be compared. A held run is refused as
 * gone for everybody, its uploader too: the answer is cached for all readers. Runs of several kinds are refused with
 * their codes by kind (`alike`).
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
  if (![b, ...more].every((run) => isPair(a, run))) refuse('pairGame', { alike: alikeIn(runs) })
  return { a, b, more }
}

/** The codes of runs that can be compared with one another, in the order asked for; a run alone is a group too. */
function alikeIn(runs: readonly (PairFacts & { readonly CODE: string })[]): string[][] {
  const firsts = runs.filter((run, i) => runs.findIndex((each) => isPair(each, run)) === i)
  return firsts.map((first) => runs.filter((run) => isPair(first, run)).map(({ CODE }) => CODE))
}
