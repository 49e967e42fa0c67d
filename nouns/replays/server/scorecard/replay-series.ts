import type { Call } from '#kit/http/call.ts'
import { replayKey } from '#rules/base62.ts'
import type { scorecard } from '../../contract/scorecard.ts'
import { storedSeries, unpackSeries } from './series.ts'

/**
 * POST /getReplaySeries. Reads `member` only if the file is not public: that makes the answer personal, and all other
 * answers can be cached for everybody.
 */
export async function replaySeries(call: Call<typeof scorecard.calls.series>) {
  const { db, input, refuse } = call
  const stored = (await storedSeries(db, replayKey(input.code) ?? 0)) ?? refuse('deleted')
  if (!stored.open && !mayOpen(call.member, stored.uploader)) refuse('seriesClosed')
  return unpackSeries(stored.series ?? refuse('seriesNone'))
}

const mayOpen = (member: Call<typeof scorecard.calls.series>['member'], uploader: number): boolean =>
  member !== null && (member.id === uploader || member.staff.includes('replay'))
