import type { scorecard } from '@patisserie/contract/scorecard'
import type { ModeratorHint } from '@patisserie/replay/facts'
import { replayKey } from '@patisserie/rules/base62'
import type { Call } from '../../../kit/http/call.ts'

/** POST /getReplayHints: for staff, of held replays too. */
export async function hints({ db, input, refuse }: Call<typeof scorecard.calls.hints>): Promise<ModeratorHint[]> {
  const [row] = await db.named<{ hints: ModeratorHint[] }>(hintsStatement, [replayKey(input.code) ?? 0])
  return row?.hints ?? refuse('deleted')
}

const hintsStatement = {
  name: 'replays-hints',
  sql: `select f.facts -> 'hints' as hints from replays r join replay_facts f on f.replay = r.id
        where r.id = $1 and r.removed_at is null`,
}
