import type { FindPieces, PieceQuery } from '#core/writing/writing-source.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { replayCode, replayKey } from '#rules/base62.ts'
import { gameNames } from '#rules/games/game-names.ts'
import { gameLabel, gameNumbers, gameNumeral } from '#rules/games/games.ts'
import { japaneseGameNames } from '#rules/games/japanese-game-names.ts'
import { offsetOf, pageOf } from '#rules/paging.ts'
import { foldSignature } from '../../rules/fold-signature.ts'

/** Maximum replays found per condition; a longer search word finds older ones. */
const most = 200
const mostNewest = 50

/**
 * Replays by pilot, code or game, the caller's own first, then newest; after them what the site search finds. Without a
 * value only the caller's own, with a game also the newest of others.
 */
export const replayPieces: FindPieces = async (db, asked, searched) => {
  const value = asked.value.trim()
  const found = value === '' ? await ownReplays(db, asked.by) : await namedOrSearched(db, { ...asked, value }, searched)
  const ids = asked.game === undefined ? found : await ofGame(db, { found, game: asked.game, more: value === '' })
  const shown = ids.slice(offsetOf(asked), offsetOf(asked) + asked.pageSize)
  const rows = shown.length > 0 ? await db.named<StoredPiece>(rowsStatement, [shown]) : []
  const at = new Map(rows.map((row) => [row.id, piece(row)]))
  return { ...pageOf(ids.length, asked), rows: shown.flatMap((id) => at.get(id) ?? []) }
}

interface GameQuery {
  readonly found: readonly number[]
  readonly game: number
  /** Adds the newest of the game. */
  readonly more: boolean
}

/** Those of the found replays that are of one game, in their order. */
async function ofGame(db: ReadDb, { found, game, more }: GameQuery): Promise<readonly number[]> {
  const [rows, newest] = await Promise.all([
    db.named<{ id: number }>(gameStatement, [found, game]),
    more ? db.named<{ id: number }>(newestStatement, [game, mostNewest]) : [],
  ])
  const kept = new Set(rows.map(({ id }) => id))
  return [...new Set([...found.filter((id) => kept.has(id)), ...newest.map(({ id }) => id)])]
}

async function namedOrSearched(
  db: ReadDb,
  { value, by }: PieceQuery,
  searched: () => Promise<readonly number[]>,
): Promise<readonly number[]> {
  const [named, others] = await Promise.all([namedReplays(db, value, by), searched()])
  return [...new Set([...named, ...others])]
}

async function ownReplays(db: ReadDb, by: number): Promise<number[]> {
  return (await db.named<{ id: number }>(ownStatement, [by, 1_000])).map(({ id }) => id)
}

async function namedReplays(db: ReadDb, value: string, by: number): Promise<number[]> {
  const signature = foldSignature(value)
  const games = gamesCalled(value)
  const code = replayKey(value) ?? 0
  const rows = await db.named<{ id: number }>(namedStatement, [
    signature,
    `${signature}\u{10ffff}`,
    games,
    code,
    by,
    most,
  ])
  return rows.map(({ id }) => id)
}

/** Games whose number or label equals the value, or one of whose names in any language contains it. */
function gamesCalled(value: string): number[] {
  const asked = value.normalize('NFKC').toLowerCase()
  return gameNumbers.filter((game) => {
    const names = [...Object.values(gameNames[game]), japaneseGameNames[game]]
    const labels = [gameNumeral(game), gameLabel(game, 'zh'), gameLabel(game, 'en'), `th${game}`]
    return (
      labels.some((label) => label.toLowerCase() === asked) ||
      (asked.length > 1 && names.some((name) => name.normalize('NFKC').toLowerCase().includes(asked)))
    )
  })
}

interface StoredPiece {
  readonly id: number
  readonly pilot: string
  readonly comment: string
  readonly nick: string
  readonly screen: string
  readonly game: number
  readonly difficulty: string
  readonly shot: string
  readonly score: number
  readonly uploaded_at: Date
}

const piece = (row: StoredPiece) => ({
  KeyID: row.id,
  CODE: replayCode(row.id),
  TITLE: row.comment,
  NICK: row.nick,
  SRC: row.screen,
  GAM: row.game,
  RANK: row.difficulty,
  CHARA: row.shot,
  SCORE: row.score,
  UPTIME: row.uploaded_at.toISOString(),
})

const ownStatement = {
  name: 'writing-own-replays',
  sql: `select id from replays where uploader = $1 and removed_at is null and held_at is null
    order by uploaded_at desc, id desc limit $2`,
}

/** Each part of the union reads a bounded range of an index. */
const namedStatement = {
  name: 'writing-named-replays',
  sql: `with facets as (select array_agg(id) as ids from replay_facets where game = any($3::int[])),
    found as (
      (select id, uploaded_at, uploader from replays
        where uploader = $5 and removed_at is null and held_at is null
          and ((pilot_folded >= $1 and pilot_folded < $2) or facet = any((select ids from facets)::int[]))
        order by uploaded_at desc limit $6)
      union
      (select id, uploaded_at, uploader from replays where id = $4 and removed_at is null and held_at is null)
      union
      (select id, uploaded_at, uploader from replays
        where pilot_folded >= $1 and pilot_folded < $2 and removed_at is null and held_at is null
        order by pilot_folded, id limit $6)
      union
      (select id, uploaded_at, uploader from replays
        where cardinality($3::int[]) > 0 and facet = any((select ids from facets)::int[])
          and removed_at is null and held_at is null
        order by uploaded_at desc, id desc limit $6)
    )
    select id from found order by id = $4 desc, uploader = $5 desc, uploaded_at desc, id desc limit $6`,
}

const rowsStatement = {
  name: 'writing-replays',
  sql: `select r.id, r.pilot, r.comment, m.nick, r.screen, r.game, r.difficulty, r.shot, r.score, r.uploaded_at
    from replays r join members m on m.id = r.uploader where r.id = any($1)`,
}

const gameStatement = {
  name: 'writing-replays-of-game',
  sql: 'select id from replays where id = any($1::integer[]) and game = $2',
}

/** The newest of every facet of the game, and of these the newest. */
const newestStatement = {
  name: 'writing-newest-of-game',
  sql: `select n.id from replay_facets x cross join lateral (
      select id, uploaded_at from replays where facet = x.id and removed_at is null and held_at is null
      order by uploaded_at desc, id desc limit $2
    ) n where x.game = $1 and x.replays > 0 order by n.uploaded_at desc, n.id desc limit $2`,
}
