import type { Out } from '#contract/endpoint.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import type { iscore } from '../../contract/iscore.ts'
import { bonusesOf, sumMember } from '../../rules/iscore/iscore-board.ts'
import { placeOf } from './board-list.ts'
import { bonusFacts, judgedRuns } from './board-reads.ts'
import { lineColumns, runLine } from './run-lines.ts'

/** POST /getJFParts: a member's stored sum with the runs and bonuses it consists of. */
export async function boardParts({ db, input, member, refuse }: Call<typeof iscore.calls.parts>) {
  const place = await placeOf(db, input.UID)
  if (!place || (place.hidden && member?.id !== input.UID)) return refuse('nobody')
  const judged = await judgedRuns(db, [input.UID])
  const { firsts, records } = await bonusFacts(db, [input.UID])
  const sums = sumMember(judged, bonusesOf(judged, firsts, records))
  const lines = await linesOf(db, input.UID)
  const line = (id: number) => lines.get(id) ?? refuse('nobody')
  const games = sums.map((sum) => ({
    GAM: sum.game,
    JF: sum.points,
    RUNS: sum.runs.map(({ id, value, part, place: PLACE }) => ({ ...line(id), VALUE: value, PART: part, PLACE })),
    BONUSES: sum.bonuses.map(({ id, bonus }) => ({ ...line(id), BONUS: bonus })),
  }))
  const { GAMES: _, ...row } = place.row
  return { ...row, GAMES: games.sort((a, b) => b.JF - a.JF || a.GAM - b.GAM) }
}

/** GET /getMyJF: the caller's own place, and their runs that do not count with the reason. */
export async function ownBoard({ db, member }: Call<typeof iscore.calls.mine>): Promise<Out<typeof iscore.calls.mine>> {
  const place = await placeOf(db, member.id)
  const pending = await db
    .selectFrom('iscore_runs as i')
    .innerJoin('replays as r', 'r.id', 'i.replay')
    .leftJoin('iscore_decisions as d', 'd.replay', 'i.replay')
    .select(['i.replay', 'i.kind', 'i.value', 'i.standing', 'i.wait', 'd.reason', ...lineColumns])
    .where('i.member', '=', member.id)
    .where('i.standing', '<>', 'counts')
    .orderBy('i.replay', 'desc')
    .limit(pendingMost)
    .execute()
  return {
    row: place && place.row.JF > 0 ? place.row : null,
    hidden: place?.hidden ?? false,
    pending: pending.flatMap(({ standing, value, wait, reason, ...run }) =>
      standing === 'counts'
        ? []
        : [
            {
              ...runLine(run),
              VALUE: value,
              STANDING: standing,
              WHY: wait,
              REASON: standing === 'refused' ? (reason ?? '') : '',
            },
          ],
    ),
  }
}

const pendingMost = 100

async function linesOf(db: ReadDb, member: number) {
  const rows = await db
    .selectFrom('iscore_runs as i')
    .innerJoin('replays as r', 'r.id', 'i.replay')
    .select(['i.replay', 'i.kind', ...lineColumns])
    .where('i.member', '=', member)
    .where('i.standing', '=', 'counts')
    .execute()
  return new Map(rows.map((row) => [row.replay, runLine(row)]))
}
