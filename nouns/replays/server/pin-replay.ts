import { refuseBlack } from '#core/members/black-gate.ts'
import { requireLevel } from '#core/members/levels/require-level.ts'
import { showsReplays } from '#core/members/privacy.ts'
import { lockHolder } from '#core/members/reads.ts'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import type { replays } from '../contract/replays.ts'
import * as limits from '../rules/replay-limits.ts'
import { replayRow, rowColumns, type StoredRow } from './replay-row.ts'
import { lockReplay } from './store.ts'
import './tables.ts'

type Calls = typeof replays.calls

/** POST /getPinnedReplay: the replays that a member shows first, in the order in which they were pinned. */
export const pinnedReplays = async ({ db, input, member }: Call<Calls['pinned']>) =>
  (await shown(db, input.UID, member?.id)).map(replayRow)

const shown = (db: ReadDb, of: number, reader: number | undefined) =>
  db.named<StoredRow>(pinnedStatement, [of, reader ?? null, limits.replaysPinned])

const pinnedStatement = {
  name: 'replays-pinned',
  sql: `select ${rowColumns} from pinned_replays p join replays r on r.id = p.replay join members m on m.id = r.uploader
    where p.member = $1 and r.removed_at is null and r.held_at is null
      and (m.id = $2 or ${showsReplays('m')} and m.closed_at is null)
    order by p.at, r.id limit $3`,
}

/** POST /pinReplay: shows a replay of the caller first on their page, or no longer. */
export async function pinReplay({ db, input, member, now, refuse }: Call<Calls['pin']>) {
  await refuseBlack(db, member)
  if (input.on === 'N') {
    await db.deleteFrom('pinned_replays').where('replay', '=', input.rid).where('member', '=', member.id).execute()
    return 'suc' as const
  }
  requireLevel(member, 'twoPinnedReplays')
  // Two pins at once would otherwise both find a place.
  await lockHolder(db, member.id)
  const replay = (await lockReplay(db, input.rid, member.id)) ?? refuse('deleted')
  if (replay.uploader !== member.id) refuse('notOwn')
  if ((await pinsBeside(db, member.id, replay.id)) >= limits.replaysPinned) refuse('pinnedMost')
  await db
    .insertInto('pinned_replays')
    .values({ replay: replay.id, member: member.id, at: now })
    .onConflict((c) => c.doNothing())
    .execute()
  return 'suc' as const
}

/** How many other replays the member shows first. Removed ones do not count. */
async function pinsBeside(tx: Tx, member: number, replay: number): Promise<number> {
  const { n } = await tx
    .selectFrom('pinned_replays as p')
    .innerJoin('replays as r', 'r.id', 'p.replay')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('p.member', '=', member)
    .where('p.replay', '<>', replay)
    .where('r.removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}
