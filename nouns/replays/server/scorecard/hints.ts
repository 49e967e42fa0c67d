import type { Call } from '#kit/http/call.ts'
import { replayKey } from '#rules/base62.ts'
import type { ReplayHint } from '../../contract/replay-row.ts'
import type { scorecard } from '../../contract/scorecard.ts'
import { replayHints, type StoredHints } from '../replay-hints.ts'

/** POST /getReplayHints: hints about a replay for staff, also about held ones. */
export async function hints({ db, input, refuse }: Call<typeof scorecard.calls.hints>): Promise<ReplayHint[]> {
  const [row] = await db.named<{ hints: StoredHints }>(hintsStatement, [replayKey(input.code) ?? 0])
  return replayHints(row?.hints ?? refuse('deleted'))
}

const hintsStatement = {
  name: 'replays-hints',
  sql: `select f.facts -> 'hints' as hints from replays r join replay_facts f on f.replay = r.id
        where r.id = $1 and r.removed_at is null`,
}
