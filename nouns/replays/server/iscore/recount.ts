import { sql } from 'kysely'
import type { Database, Tx } from '#kit/db/database.ts'
import { bonusesOf, type JudgedRun, judgeRuns, sumMember } from '../../rules/iscore/iscore-board.ts'
import { signatureKey } from '../../rules/iscore/pilots.ts'
import type { Recount } from './ask-recount.ts'
import { boardFacts, boardRuns, bonusFacts, judgedRuns } from './board-reads.ts'
import { saveIscores, saveJudged, saveSums, settleRecord } from './board-store.ts'

/** Advisory lock: recounts run one at a time, because a record may move between members. */
const boardLock = 7_391_030
const batch = 200

/**
 * The job `iscore`: judges runs again, moves records, stores the iscore of replays and sums. Calls `changed` if
 * something changed.
 */
export const recountJob =
  (db: Database, changed: () => void) =>
  async (what: Recount): Promise<void> => {
    const members = await membersOf(db, what)
    let any = false
    for (let i = 0; i < members.length; i += batch) {
      const some = members.slice(i, i + batch)
      any = (await db.transaction((tx) => recount(tx, some, 'all' in what))) || any
    }
    if (any) changed()
  }

/**
 * Counts the runs of these members; true if something changed. With `records`, also settles cells where no run changed.
 */
async function recount(tx: Tx, members: readonly number[], records: boolean): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${boardLock})`.execute(tx)
  const judged = judgeRuns(await boardRuns(tx, members), await boardFacts(tx, members))
  const moved = await saveJudged(tx, members, judged)
  const cells = records ? [...moved, ...judged] : moved
  const affected = new Set(members)
  for (const cell of onceEach(cells)) for (const member of await settleRecord(tx, cell)) affected.add(member)
  return saveMembers(tx, [...affected])
}

async function saveMembers(tx: Tx, members: readonly number[]): Promise<boolean> {
  const judged = await judgedRuns(tx, members)
  const { firsts, records } = await bonusFacts(tx, members)
  const bonuses = bonusesOf(judged, firsts, records)
  let any = await saveIscores(tx, members, judged, bonuses)
  for (const member of members) {
    const own = judged.filter((run) => run.member === member)
    any = (await saveSums(tx, member, sumMember(own, bonuses))) || any
  }
  return any
}

async function membersOf(db: Database, what: Recount): Promise<number[]> {
  if ('member' in what) return [what.member]
  if ('replay' in what) {
    const run = db.own.selectFrom('replays').select('uploader').where('id', '=', what.replay)
    return (await run.execute()).map(({ uploader }) => uploader)
  }
  if ('all' in what) {
    // Includes members who have a sum but no replay any more.
    const rows = await db.own
      .selectFrom('replays')
      .select('uploader as member')
      .union(db.own.selectFrom('iscore_sums').select('member'))
      .execute()
    return rows.map(({ member }) => member)
  }
  // `signatureKey` folds names in this process, so the distinct names of all replays are read.
  const names = await db.own
    .selectFrom('replays')
    .select(['uploader', 'pilot'])
    .distinct()
    .where('removed_at', 'is', null)
    .execute()
  const signed = names.filter(({ pilot }) => signatureKey(pilot) === what.pilot).map(({ uploader }) => uploader)
  return [...new Set(signed)]
}

const onceEach = (cells: readonly Pick<JudgedRun, 'game' | 'difficulty'>[]) =>
  new Map(cells.map((cell) => [`${cell.game} ${cell.difficulty}`, cell])).values()
