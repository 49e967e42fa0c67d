import type { Call } from '#kit/http/call.ts'
import type { replays } from '../../../contract/replays.ts'
import { cardPath } from '../../card-path.ts'

/** POST /getReplayStill: which stage the caller chose for the card of their replay, and how far the picture is. */
export async function stillState({ db, input: { rid }, member, refuse }: Call<typeof replays.calls.still>) {
  const [row] = await db.named<Stored>(stateStatement, [rid])
  if (!row || (row.held && row.uploader !== member.id)) return refuse('deleted')
  if (row.uploader !== member.id) refuse('notOwn')
  return { stage: row.still, picture: pictureOf(row), card: row.hash === null ? '' : cardPath(rid, row.hash) }
}

interface Stored {
  readonly uploader: number
  readonly open: boolean
  readonly held: boolean
  readonly still: number | null
  readonly hash: string | null
  /** The stage that the picture was drawn for. */
  readonly drawn: number | null
  /** Whether its way is on the picture. */
  readonly way: boolean | null
}

function pictureOf({ open, still, hash, drawn, way }: Stored) {
  const wanted = open ? still : null
  if (hash === null || drawn !== wanted) return 'making' as const
  if (still !== wanted) return 'closed' as const
  return still === null || way ? ('ready' as const) : ('failed' as const)
}

const stateStatement = {
  name: 'replays-still',
  sql: `select r.uploader, r.open, r.held_at is not null as held, r.still, c.hash, c.still as drawn, c.way
        from replays r left join replay_cards c on c.replay = r.id where r.id = $1 and r.removed_at is null`,
}
