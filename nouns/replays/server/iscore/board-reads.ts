import { type RawBuilder, sql } from 'kysely'
import type { ReadDb } from '#kit/db/database.ts'
import type { Difficulty, Gam } from '#rules/games/games.ts'
import type { IscoreKind } from '../../rules/iscore/iscore.ts'
import { type BoardFacts, type BoardRun, type JudgedRun, pilotKey } from '../../rules/iscore/iscore-board.ts'
import { signatureKey } from '../../rules/iscore/pilots.ts'
import type { FlagVerdict, ReplayCategory, WireType } from '../../rules/replays.ts'
import './tables.ts'

export type Db = Pick<ReadDb, 'selectFrom'>

/** Live runs that could have a rating, with the decisions of staff about them. `members` null reads all members. */
export async function boardRuns(db: Db, members: readonly number[] | null): Promise<BoardRun[]> {
  let query = db
    .selectFrom('replays as r')
    .leftJoin('iscore_decisions as d', 'd.replay', 'r.id')
    .select(['r.id', 'r.uploader', 'r.game', 'r.difficulty', 'r.shot', 'r.category', 'r.type', 'r.stage', 'r.score'])
    .select(['r.slow', 'r.mode', 'r.achievement', 'r.check_nm', 'r.check_nb', 'r.pilot', 'd.kind', 'd.pass'])
    .where('r.removed_at', 'is', null)
    .where('r.held_at', 'is', null)
    .where((eb) => eb.or([eb('r.category', 'not in', ['neta', 'other']), eb('r.type', '=', 'scene')]))
  if (members) query = query.where('r.uploader', '=', anyOf(members))
  return (await query.execute()).map((row) => ({
    id: row.id,
    member: row.uploader,
    game: row.game as Gam, // only games we know are taken
    difficulty: row.difficulty,
    shot: row.shot,
    category: row.category satisfies ReplayCategory,
    type: row.type as WireType, // as the upload wrote it
    stage: row.stage,
    score: row.score,
    slow: row.slow,
    mode: row.mode,
    finished: row.achievement !== '',
    nm: row.check_nm satisfies FlagVerdict,
    nb: row.check_nb satisfies FlagVerdict,
    pilot: signatureKey(row.pilot),
    decision: row.kind === null || row.pass === null ? null : { kind: row.kind, pass: row.pass },
  }))
}

/**
 * Confirmed signatures, and for each member the pilot names with a run that staff passed. `members` null reads all
 * members.
 */
export async function boardFacts(db: Db, members: readonly number[] | null): Promise<BoardFacts> {
  const signatures = await db.selectFrom('pilots').select(['name', 'member']).execute()
  let passed = db.selectFrom('iscore_decisions').select(['member', 'pilot']).where('pass', '=', true)
  if (members) passed = passed.where('member', '=', anyOf(members))
  return {
    signatures: new Map(signatures.map(({ name, member }) => [name, member])),
    known: new Set((await passed.execute()).map(({ member, pilot }) => pilotKey(member, pilot))),
  }
}

/** The stored results of the last judgement of these members' runs. */
export async function judgedRuns(db: Db, members: readonly number[]): Promise<JudgedRun[]> {
  const rows = await db
    .selectFrom('iscore_runs')
    .select(['replay', 'member', 'game', 'difficulty', 'score', 'kind', 'slot', 'value', 'doubt', 'standing', 'wait'])
    .where('member', '=', anyOf(members))
    .orderBy('replay')
    .execute()
  return rows.map(({ replay, game, difficulty, ...row }) => ({
    ...row,
    id: replay,
    // Both columns were written from a judged run.
    game: game as Gam,
    difficulty: difficulty as Difficulty | '',
  }))
}

/** World-firsts and records that runs of these members hold. */
export async function bonusFacts(db: Db, members: readonly number[]) {
  const firsts = await db
    .selectFrom('iscore_firsts')
    .select(['replay as run', 'kind'])
    .where('member', '=', anyOf(members))
    .execute()
  const records = await db
    .selectFrom('iscore_records as c')
    .innerJoin('iscore_runs as r', 'r.replay', 'c.replay')
    .select('c.replay')
    .where('r.member', '=', anyOf(members))
    .execute()
  return {
    firsts: firsts satisfies { run: number; kind: IscoreKind }[],
    records: new Set(records.map((r) => r.replay)),
  }
}

export interface Cell {
  readonly game: Gam
  readonly difficulty: Difficulty | ''
}

/** The highest imported score of a game and difficulty. */
export async function importedBest(db: Db, { game, difficulty }: Cell): Promise<number | undefined> {
  const best = await db
    .selectFrom('archived_runs')
    .select('score')
    .where('game', '=', game)
    .where('difficulty', '=', difficulty)
    .orderBy('score', 'desc')
    .limit(1)
    .executeTakeFirst()
  return best?.score
}

/** `= any(…)` accepts any number of ids, also none. */
export const anyOf = (ids: readonly number[]): RawBuilder<number> => sql`any(${ids}::bigint[])`
