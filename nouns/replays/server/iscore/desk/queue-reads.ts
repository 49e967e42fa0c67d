import { sql } from 'kysely'
import type { In } from '#contract/endpoint.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { replayCode } from '#rules/base62.ts'
import type { Difficulty, Gam } from '#rules/games/games.ts'
import * as limits from '#rules/house-limits.ts'
import { type PageAsked, pageOf } from '#rules/paging.ts'
import { decidedState } from '#rules/staff/claims.ts'
import type { iscore } from '../../../contract/iscore.ts'
import { signatureKey } from '../../../rules/iscore/pilots.ts'
import { highScoreMark } from '../../../rules/score-quantiles.ts'
import { pilotClaim } from '../own-pilots.ts'
import { lineColumns, runLine } from '../run-lines.ts'
import '../tables.ts'

type RunQueueQuery = In<typeof iscore.calls.queue>

/** Runs that wait for staff, the oldest first; or what was decided, the newest first. */
export async function iscoreQueue(db: ReadDb, asked: RunQueueQuery) {
  const runs = db
    .selectFrom('iscore_runs as i')
    .innerJoin('replays as r', 'r.id', 'i.replay')
    .innerJoin('members as m', 'm.id', 'i.member')
    .leftJoin('iscore_decisions as d', (join) => join.onRef('d.replay', '=', 'i.replay').onRef('d.kind', '=', 'i.kind'))
  const found =
    asked.state === 'waits'
      ? runs.where('i.standing', '=', 'waits')
      : runs.where('d.pass', '=', asked.state === 'passed')
  const { count } = await found.select(countAll).executeTakeFirstOrThrow()
  const ordered = asked.state === 'waits' ? found.orderBy('i.replay') : found.orderBy('d.at', 'desc')
  const rows = await ordered
    .select(['i.replay', 'i.kind', 'i.value', 'i.wait', 'i.member', 'm.nick', 'm.head', 'd.pass', 'd.reason'])
    .select(['r.pilot', 'r.category', 'r.slow', 'r.check_nm', 'r.check_nb', 'r.uploaded_at', ...lineColumns])
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute()
  return {
    ...pageOf(count, asked),
    rows: rows.map((row) => ({
      ...runLine(row),
      UID: row.member,
      NICK: row.nick,
      HEAD: row.head,
      PILOT: row.pilot,
      CATEGORY: row.category,
      VALUE: row.value,
      STATE: row.pass === null ? ('waits' as const) : decidedState(row.pass),
      WHY: row.wait,
      MARK: markOf(row.game, row.difficulty),
      SLOW: row.slow,
      CHECKS: { NM: row.check_nm, NB: row.check_nb },
      UPTIME: row.uploaded_at.toISOString(),
      REASON: row.reason ?? '',
    })),
  }
}

const markOf = (game: number, difficulty: string): number | null => {
  const mark = highScoreMark(game as Gam, difficulty as Difficulty) // as the upload wrote them
  return mark === null ? null : Math.ceil(mark)
}

/** Runs that wait for staff. */
export const countWaitingRuns = async (db: ReadDb): Promise<number> =>
  (await db.selectFrom('iscore_runs').where('standing', '=', 'waits').select(countAll).executeTakeFirstOrThrow()).count

/** Claims of signatures that wait for staff. */
export const countPilotClaims = async (db: ReadDb): Promise<number> =>
  (await db.selectFrom('pilot_claims').where('state', '=', 'waits').select(countAll).executeTakeFirstOrThrow()).count

/** Claims of signatures, the oldest first while they wait. */
export async function pilotClaims(db: ReadDb, asked: RunQueueQuery) {
  const claims = db
    .selectFrom('pilot_claims as c')
    .innerJoin('members as m', 'm.id', 'c.member')
    .where('c.state', '=', asked.state)
  const { count } = await claims.select(countAll).executeTakeFirstOrThrow()
  const rows = await claims
    .select(['c.id', 'c.name', 'c.signature', 'c.state', 'c.replay', 'c.note', 'c.at', 'c.reason'])
    .select(['c.member', 'm.nick', 'm.head'])
    .orderBy('c.id', asked.state === 'waits' ? 'asc' : 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute()
  const uses = await signatureUses(db, rows)
  return {
    ...pageOf(count, asked),
    rows: rows.map((row) => ({
      ...pilotClaim(row),
      UID: row.member,
      NICK: row.nick,
      HEAD: row.head,
      ...(uses.get(row.id) ?? { OWN: 0, OTHERS: 0 }),
    })),
  }
}

/** How many live replays are signed like this: the claimant's, and others'. */
async function signatureUses(
  db: ReadDb,
  claims: readonly { id: number; name: string; signature: string; member: number }[],
) {
  const spellings = [...new Set(claims.flatMap(({ name, signature }) => [name, signature]))]
  const found = await db
    .selectFrom('replays')
    .select(['pilot', 'uploader', countAll])
    .where(sql`upper(btrim(pilot))`, '=', sql`any(${spellings.map((one) => one.toUpperCase())}::text[])`)
    .where('removed_at', 'is', null)
    .where('held_at', 'is', null)
    .groupBy(['pilot', 'uploader'])
    .execute()
  return new Map(
    claims.map(({ id, name, member }) => {
      const same = found.filter(({ pilot }) => signatureKey(pilot) === name)
      const sum = (rows: typeof same) => rows.reduce((all, row) => all + row.count, 0)
      const own = sum(same.filter((row) => row.uploader === member))
      return [id, { OWN: own, OTHERS: sum(same) - own }]
    }),
  )
}

/** World-firsts that staff granted, the newest first. */
export async function worldFirsts(db: ReadDb, asked: PageAsked) {
  const { count } = await db.selectFrom('iscore_firsts').select(countAll).executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('iscore_firsts as f')
    .innerJoin('members as m', 'm.id', 'f.member')
    .select([
      'f.replay',
      'f.game',
      'f.difficulty',
      'f.shot',
      'f.kind',
      'f.member',
      'm.nick',
      'm.head',
      'f.reason',
      'f.at',
    ])
    .orderBy('f.at', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute()
  return {
    ...pageOf(count, asked),
    rows: rows.map((row) => ({
      KeyID: row.replay,
      CODE: replayCode(row.replay),
      GAM: row.game,
      RANK: row.difficulty as Difficulty, // of a run that has a table, so never ''
      CHARA: row.shot,
      KIND: row.kind,
      UID: row.member,
      NICK: row.nick,
      HEAD: row.head,
      REASON: row.reason,
      TIME: row.at.toISOString(),
    })),
  }
}

const countAll = sql<number>`count(*)`.as('count')

/** PostgreSQL skips any number of rows; beyond the exact total nobody is led. */
const offsetOf = ({ pageNum, pageSize }: PageAsked): number => Math.min((pageNum - 1) * pageSize, limits.exactTotal)
