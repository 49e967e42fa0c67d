import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import type { Bonus, GameSum, JudgedRun } from '../../rules/iscore/iscore-board.ts'
import { hasRecord, iscoreOf, recordMark, totalOf } from '../../rules/iscore/iscore-board.ts'
import { anyOf, type Cell, importedBest, judgedRuns } from './board-reads.ts'
import './tables.ts'

/** Replaces the stored judged runs of these members. Answers the cells (game and difficulty) where a run changed. */
export async function saveJudged(tx: Tx, members: readonly number[], judged: readonly JudgedRun[]): Promise<Cell[]> {
  const before = new Map((await judgedRuns(tx, members)).map((run) => [run.id, run]))
  const now = new Map(judged.map((run) => [run.id, run]))
  const gone = [...before.values()].filter(({ id }) => !now.has(id))
  const changed = judged.filter((run) => !same(run, before.get(run.id)))
  const stale = [...gone, ...changed].map(({ id }) => id)
  if (stale.length > 0) await tx.deleteFrom('iscore_runs').where('replay', '=', anyOf(stale)).execute()
  if (changed.length > 0) {
    const rows = changed.map(({ id, ...run }) => ({ replay: id, ...run }))
    for (let i = 0; i < rows.length; i += batch) {
      await tx
        .insertInto('iscore_runs')
        .values(rows.slice(i, i + batch))
        .execute()
    }
  }
  const cells = [...gone, ...changed, ...changed.flatMap(({ id }) => before.get(id) ?? [])]
  return [...new Map(cells.map(({ game, difficulty }) => [`${game} ${difficulty}`, { game, difficulty }])).values()]
}

/** Rows per insert: PostgreSQL accepts at most 65,535 values in a statement. */
const batch = 4_000

const same = (a: JudgedRun, b: JudgedRun | undefined): boolean =>
  b !== undefined && (Object.keys(a) as (keyof JudgedRun)[]).every((key) => a[key] === b[key])

/** Gives the record of a cell to its present holder; answers the members who lost and who got it. */
export async function settleRecord(tx: Tx, cell: Cell): Promise<number[]> {
  const { game, difficulty } = cell
  if (!hasRecord(game, difficulty)) return []
  const best = await tx
    .selectFrom('iscore_runs')
    .select(['replay', 'member', 'score'])
    .where('standing', '=', 'counts')
    .where('game', '=', game)
    .where('difficulty', '=', difficulty)
    .orderBy('score', 'desc')
    .orderBy('replay')
    .limit(1)
    .executeTakeFirst()
  const holder = best && best.score > recordMark(game, difficulty, await importedBest(tx, cell)) ? best : null
  const held = await tx
    .selectFrom('iscore_records as c')
    .innerJoin('replays as r', 'r.id', 'c.replay')
    .select(['c.replay', 'r.uploader'])
    .where('c.game', '=', game)
    .where('c.difficulty', '=', difficulty)
    .executeTakeFirst()
  if (held?.replay === holder?.replay) return []
  await tx.deleteFrom('iscore_records').where('game', '=', game).where('difficulty', '=', difficulty).execute()
  if (holder) await tx.insertInto('iscore_records').values({ game, difficulty, replay: holder.replay }).execute()
  return [...(held ? [held.uploader] : []), ...(holder ? [holder.member] : [])]
}

/** Stores the iscore of these members' replays, in thousandths as the table shows it; true if one changed. */
export async function saveIscores(
  tx: Tx,
  members: readonly number[],
  judged: readonly JudgedRun[],
  bonuses: ReadonlyMap<number, readonly Bonus[]>,
): Promise<boolean> {
  const worth = judged.map((run) => ({ id: run.id, iscore: iscoreOf(run, bonuses.get(run.id)) }))
  const { rows } = await sql`
    update replays r set iscore = n.iscore
    from (select o.id, v.iscore from replays o
          left join unnest(${worth.map(({ id }) => id)}::int[], ${worth.map(({ iscore }) => iscore)}::int[])
            as v (id, iscore) on v.id = o.id
          where o.uploader = ${anyOf(members)}) n
    where n.id = r.id and r.iscore is distinct from n.iscore
    returning r.id`.execute(tx)
  return rows.length > 0
}

/** Stores a member's sums per game, and their total as game 0; true if one changed. */
export async function saveSums(tx: Tx, member: number, sums: readonly GameSum[]): Promise<boolean> {
  const now = sums.map(({ game, points }) => ({ member, game: game as number, points }))
  if (now.length > 0) now.push({ member, game: 0, points: totalOf(sums) })
  const before = await tx.selectFrom('iscore_sums').select(['game', 'points']).where('member', '=', member).execute()
  const known = new Map(before.map(({ game, points }) => [game, points]))
  if (known.size === now.length && now.every(({ game, points }) => known.get(game) === points)) return false
  await tx.deleteFrom('iscore_sums').where('member', '=', member).execute()
  if (now.length > 0) await tx.insertInto('iscore_sums').values(now).execute()
  return true
}
