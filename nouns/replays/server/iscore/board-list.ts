import { showsRunHonours } from '#core/members/privacy.ts'
import type { ReadDb } from '#kit/db/database.ts'
import * as limits from '#rules/house-limits.ts'
import { type PageAsked, pageOf } from '#rules/paging.ts'
import type { BoardRow } from '../../contract/iscore.ts'
import './tables.ts'

/** Condition for members shown on the board: the account is open and hides neither its replays nor its honours. */
const shown = `m.closed_at is null and ${showsRunHonours('m')}`

/** A page of the board of one game, or of all games for `game` 0. */
export async function listBoard(db: ReadDb, game: number, asked: PageAsked) {
  const offset = (asked.pageNum - 1) * asked.pageSize
  const [counts, places] = await Promise.all([
    db.named<{ total: number }>(countStatement, [game, limits.exactTotal + 1]),
    offset < limits.exactTotal ? db.named<BoardPlace>(pageStatement, [game, asked.pageSize, offset]) : [],
  ])
  return { ...pageOf(counts[0]?.total ?? 0, asked), rows: await rowsOf(db, { game, offset }, places) }
}

export interface OwnPlace {
  readonly row: BoardRow
  readonly hidden: boolean
}

/** A member's own place, also if it is hidden from others; null if no run of theirs counts. */
export async function placeOf(db: ReadDb, member: number): Promise<OwnPlace | null> {
  const [place] = await db.named<BoardPlace & { shown: boolean }>(ownStatement, [member])
  const [row] = place ? await rowsOf(db, { game: 0, offset: 0 }, [place]) : []
  return place && row ? { row, hidden: !place.shown } : null
}

interface BoardPlace {
  readonly member: number
  readonly points: number
  readonly nick: string
  readonly head: string
}

interface BoardQuery {
  readonly game: number
  /** Number of places before the page. */
  readonly offset: number
}

/** Equal sums share a rank, also across the page border. */
async function rowsOf(db: ReadDb, { game, offset }: BoardQuery, places: readonly BoardPlace[]): Promise<BoardRow[]> {
  const [first] = places
  if (!first) return []
  const [above, games] = await Promise.all([
    db.named<{ count: number }>(aboveStatement, [game, first.points]),
    db.named<{ member: number; game: number; points: number }>(gamesStatement, [places.map(({ member }) => member)]),
  ])
  const rank = (points: number) =>
    points === first.points ? (above[0]?.count ?? 0) + 1 : offset + places.findIndex((p) => p.points === points) + 1
  return places.map(({ member, points, nick, head }) => ({
    RANK: rank(points),
    UID: member,
    NICK: nick,
    HEAD: head,
    JF: points,
    GAMES: games.filter((sum) => sum.member === member).map((sum) => ({ GAM: sum.game, JF: sum.points })),
  }))
}

const countStatement = {
  name: 'iscore-count',
  sql: `select count(*) as total from (select 1 from iscore_sums s join members m on m.id = s.member
        where s.game = $1 and s.points > 0 and ${shown} limit $2) found`,
}

const pageStatement = {
  name: 'iscore-page',
  sql: `select s.member, s.points, m.nick, m.head from iscore_sums s join members m on m.id = s.member
        where s.game = $1 and s.points > 0 and ${shown} order by s.points desc, s.member limit $2 offset $3`,
}

const ownStatement = {
  name: 'iscore-own',
  sql: `select s.member, s.points, m.nick, m.head, ${shown} as shown
        from iscore_sums s join members m on m.id = s.member where s.game = 0 and s.member = $1`,
}

const aboveStatement = {
  name: 'iscore-above',
  sql: `select count(*) as count from iscore_sums s join members m on m.id = s.member
        where s.game = $1 and s.points > $2 and ${shown}`,
}

const gamesStatement = {
  name: 'iscore-games',
  sql: `select member, game, points from iscore_sums
        where member = any($1::bigint[]) and game <> 0 and points > 0 order by points desc, game`,
}
