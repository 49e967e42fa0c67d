import type { ReadDb } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { replayKey } from '#rules/base62.ts'
import type { ReplayRow } from '../../contract/replays.ts'
import type { scorecard } from '../../contract/scorecard.ts'
import { isPlaceBound } from '../../rules/replay-pairs.ts'
import { someReplays } from '../reads.ts'

/** POST /getReplayRivals: up to eight runs of the same kind with the nearest scores, those with the same shot first. */
export async function rivals({ db, input, refuse }: Call<typeof scorecard.calls.rivals>): Promise<ReplayRow[]> {
  const [run] = await someReplays(db, [replayKey(input.code) ?? 0])
  if (!run) return refuse('deleted')
  const found = await nearest(db, run)
  const far = (row: Near) => Math.abs(row.score - run.SCORE)
  const other = (row: Near) => (row.shot === run.CHARA ? 0 : 1)
  const ids = found.sort((a, b) => other(a) - other(b) || far(a) - far(b) || b.id - a.id).map((row) => row.id)
  return someReplays(db, ids.slice(0, shown))
}

const shown = 8

interface Near {
  readonly id: number
  readonly score: number
  readonly shot: string
}

/** The nearest runs above and below, of all shots and of the run's own shot. */
async function nearest(db: ReadDb, run: ReplayRow): Promise<Near[]> {
  const place = isPlaceBound(run.TYPE) ? run.STAGE : null
  const rows = await db.named<Near>(nearestStatement, [
    run.GAM,
    run.RANK,
    run.TYPE,
    place,
    run.SCORE,
    run.KeyID,
    run.CHARA,
    shown,
  ])
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

const step = (way: 'above' | 'below', own: boolean) =>
  `(select id, score, shot from replays
    where game = $1 and difficulty = $2 and type = $3 and ($4::text is null or stage = $4) and id <> $6
      and score ${way === 'above' ? '>=' : '<'} $5 ${own ? 'and shot = $7' : ''}
      and removed_at is null and held_at is null
    order by score ${way === 'above' ? 'asc, id asc' : 'desc, id desc'} limit $8)`

const nearestStatement = {
  name: 'replays-nearest',
  sql: [step('above', false), step('below', false), step('above', true), step('below', true)].join(' union all '),
}
