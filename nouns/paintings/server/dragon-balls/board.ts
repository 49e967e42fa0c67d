import type { ReadDb } from '#kit/db/database.ts'
import { characters } from '#rules/games/characters.ts'
import { offsetOf, pageOf } from '#rules/paging.ts'
import type { DragonRow } from '../../contract/dragon-balls.ts'
import type { PaintingRow } from '../../contract/painting-row.ts'
import * as limits from '../../rules/painting-limits.ts'

/** Rows of the works with these ids that everybody sees; the paintings hand it in. */
export type WorksById = (db: ReadDb, ids: readonly number[]) => Promise<readonly PaintingRow[]>

/** GET /getDragonBall: every character with its open round, in the order of the games. */
export async function readBoard(db: ReadDb, works: WorksById): Promise<DragonRow[]> {
  const [rounds, balls, waiting] = await Promise.all([
    db.named<StoredRound>(roundsStatement, []),
    db.named<StoredBall>(ballsStatement, []),
    db.named<{ character: string; n: number }>(waitingStatement, []),
  ])
  const closed = new Map(rounds.filter(({ closed_at }) => closed_at).map((one) => [keyOf(one), one]))
  const shown = await works(
    db,
    balls.filter((ball) => !closed.has(keyOf(ball))).map(({ painting }) => painting),
  )
  const byId = new Map(shown.map((row) => [row.KeyID, row]))
  const waits = new Map(waiting.map(({ character, n }) => [character, n]))
  return characters.map(({ id }) => {
    const own = rounds.filter(({ character }) => character === id)
    const ballsOf = (round: number) => balls.filter((ball) => ball.character === id && ball.round === round)
    const open = own.find(({ closed_at }) => closed_at === null)?.round ?? 1
    return {
      CHARACTER: id,
      ROUND: open,
      BALLS: ballsOf(open).flatMap(({ ball, painting, at }) => {
        const row = byId.get(painting)
        return row ? [{ BALL: ball, painting: row, TIME: at.toISOString() }] : []
      }),
      WAITING: waits.get(id) ?? 0,
      CLOSED: own.flatMap(({ round, closed_at }) =>
        closed_at ? [{ ROUND: round, TIME: closed_at.toISOString(), PEOPLE: people(ballsOf(round)) }] : [],
      ),
    }
  })
}

interface StoredRound {
  readonly character: string
  readonly round: number
  readonly closed_at: Date | null
}

interface StoredBall {
  readonly character: string
  readonly round: number
  readonly ball: number
  readonly painting: number
  readonly at: Date
  /** Null once forgotten. */
  readonly member: number | null
  readonly nick: string | null
  readonly head: string | null
}

const keyOf = ({ character, round }: Pick<StoredRound, 'character' | 'round'>) => `${character} ${round}`

/** The painters of a closed round in the order of their first balls, without those who were forgotten. */
function people(balls: readonly StoredBall[]): DragonRow['CLOSED'][number]['PEOPLE'] {
  const found = new Map<number, { UID: number; NICK: string; HEAD: string; BALLS: number[] }>()
  for (const { member, nick, head, ball } of balls) {
    if (member === null) continue
    const one = found.get(member) ?? { UID: member, NICK: nick ?? '', HEAD: head ?? '', BALLS: [] }
    found.set(member, { ...one, BALLS: [...one.BALLS, ball] })
  }
  return [...found.values()]
}

const roundsStatement = {
  name: 'dragon-rounds',
  sql: 'select character, round, closed_at from dragon_rounds order by character, round desc',
}

const ballsStatement = {
  name: 'dragon-balls',
  sql: `select b.character, b.round, b.ball, b.painting, b.at, b.member, m.nick, m.head
    from dragon_balls b left join members m on m.id = b.member order by b.character, b.round, b.ball`,
}

/** Works that were handed in, that everybody sees, and about which staff have not decided. */
const candidatesSql = `from paintings p where p.dragon <> '' and p.removed_at is null and p.held_at is null
  and not exists (select from dragon_balls b where b.painting = p.id)
  and not exists (select from dragon_declined d where d.painting = p.id)`

const waitingStatement = {
  name: 'dragon-waiting',
  sql: `select p.dragon as character, count(*)::integer as n ${candidatesSql} group by p.dragon`,
}

/** How many works wait for a decision. */
export const countCandidates = async (db: ReadDb): Promise<number> => {
  const sql = `select count(*) as n ${candidatesSql}`
  return (await db.named<{ n: number }>({ name: 'dragon-candidates-count', sql }, []))[0]?.n ?? 0
}

/** GET /getDragonPainting: works that wait for a decision, oldest first. */
export async function listCandidates(db: ReadDb, works: WorksById, pageNum: number) {
  const asked = { pageNum, pageSize: limits.paintingPageSize }
  const statement = { name: 'dragon-candidates', sql: `select p.id ${candidatesSql} order by p.id limit $1 offset $2` }
  const [total, ids] = await Promise.all([
    countCandidates(db),
    db.named<{ id: number }>(statement, [asked.pageSize, offsetOf(asked)]),
  ])
  const shown = await works(
    db,
    ids.map(({ id }) => id),
  )
  return { ...pageOf(total, asked), rows: shown.toSorted((a, b) => a.KeyID - b.KeyID) }
}

interface StoredPending {
  readonly character: string
  readonly round: number
  readonly ball: number
  readonly painting: number
  readonly at: Date
}

/** GET /getPendingDessert: the desserts of a member's balls that are still to be chosen, newest first. */
export async function listPending(db: ReadDb, member: number) {
  const sql = `select character, round, ball, painting, at from pending_desserts
    where member = $1 and paid_at is null order by at desc, character, ball`
  const rows = await db.named<StoredPending>({ name: 'dragon-pending', sql }, [member])
  return rows.map(({ character, round, ball, painting, at }) => ({
    CHARACTER: character,
    ROUND: round,
    BALL: ball,
    KeyID: painting,
    TIME: at.toISOString(),
  }))
}
