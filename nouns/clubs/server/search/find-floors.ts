import { beijingMidnight, findIndexed, type IndexedPage } from '#core/search/find-indexed.ts'
import type { Finder, SearchAsk } from '#core/search/finder.ts'
import { snippetOf } from '#core/search/mark-text.ts'
import type { SearchIndex } from '#core/search/open-index.ts'
import type { ReadDb } from '#kit/db/database.ts'
import * as limits from '#rules/search/search-limits.ts'
import type { FoundFloor } from '../../contract/found.ts'
import type { HiddenClubs } from './hidden-clubs.ts'

/** Finds floors by their words; without words those of a member or a topic, the newest first. */
export const findFloors =
  (index: SearchIndex, hidden: HiddenClubs): Finder<FoundFloor> =>
  async (db, ask) => {
    const { game, rank, flags } = ask.filters
    if (game !== undefined || rank || flags) return null
    if (ask.terms.length === 0 && (ask.words.trim() !== '' || (ask.by === null && ask.topic === null))) return null
    const page = await (ask.terms.length > 0 ? byWords(db, ask, { index, hidden: await hidden(db) }) : byPlace(db, ask))
    const stored = page.ids.length > 0 ? await db.named<StoredFloor>(rowsStatement, [page.ids]) : []
    return { ...page, rows: stored.map((row) => foundFloor(row, ask.terms)) }
  }

interface Where {
  readonly index: SearchIndex
  /** Numbers of the hidden clubs. */
  readonly hidden: ReadonlySet<number>
}

async function byWords(db: ReadDb, ask: SearchAsk, { index, hidden }: Where): Promise<IndexedPage> {
  const { club, topic, filters } = ask
  const narrowed = club !== null || topic !== null || hidden.size > 0
  return findIndexed(db, ask, {
    index,
    timed: { table: 'floors', at: 'at' },
    counts: narrowed
      ? (_, place, room) => (club === null || room === club) && (topic === null || place === topic) && !hidden.has(room)
      : undefined,
    ranked: {
      name: 'search-floors-ranked',
      limitMs: limits.searchStatementMs,
      sql: 'select id, left(words, 400) as text, at from floors where id = any($1)',
    },
    narrow: filters.has && ((ids) => thatHave(db, ids, filters.has ?? [])),
  })
}

async function thatHave(db: ReadDb, ids: Int32Array, has: readonly string[]): Promise<Int32Array> {
  const rows = await db.named<{ id: number }>(haveStatement, [
    [...ids],
    has.includes('picture'),
    has.includes('replay'),
  ])
  const having = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => having.has(id))
}

async function byPlace(db: ReadDb, ask: SearchAsk): Promise<IndexedPage> {
  const { by, club, topic, filters, without, offset, limit } = ask
  const rows = await db.named<{ id: number; author: number }>(placeStatement, [
    by,
    club,
    topic,
    filters.has?.includes('picture') ?? false,
    filters.has?.includes('replay') ?? false,
    filters.after === undefined ? null : beijingMidnight(filters.after),
    filters.before === undefined ? null : beijingMidnight(filters.before),
    limits.searchHits + 1,
  ])
  const ids = rows.filter(({ author }) => !without.has(author)).map(({ id }) => id)
  const total = Math.min(ids.length, limits.searchHits)
  return { ids: ids.slice(offset, Math.min(offset + limit, total)), total, more: ids.length > total, since: null }
}

const picture = 'exists (select from floor_pictures p where p.floor = f.id)'
const replay = `position('href="/r/' in f.html) > 0`

const haveStatement = {
  name: 'search-floors-have',
  limitMs: limits.searchStatementMs,
  sql: `select f.id from floors f where f.id = any($1) and (not $2 or ${picture}) and (not $3 or ${replay})`,
}

// A member's floors and a topic's are each in an index; the planner takes the one that is asked for.
const placeStatement = {
  name: 'search-floors-place',
  limitMs: limits.searchStatementMs,
  sql: `select f.id, f.author from floors f join topics t on t.id = f.topic join clubs c on c.id = t.club
    where ($1::bigint is null or f.author = $1) and ($2::integer is null or t.club = $2)
      and ($3::integer is null or f.topic = $3) and (not $4 or ${picture}) and (not $5 or ${replay})
      and ($6::timestamptz is null or f.at >= $6) and ($7::timestamptz is null or f.at < $7)
      and f.removed_at is null and f.held_at is null and t.removed_at is null and t.held_at is null and not c.hidden
    order by f.id desc limit $8`,
}

interface StoredFloor {
  readonly topic: number
  readonly number: number
  readonly title: string
  readonly club: number
  readonly club_name: string
  readonly club_name_en: string
  readonly author: number
  readonly nick: string
  readonly head: string
  readonly at: Date
  readonly likes: number
  readonly words: string
}

// The conditions stand here once more: a floor may have gone since the index was read.
const rowsStatement = {
  name: 'search-floors-rows',
  limitMs: limits.searchStatementMs,
  sql: `select f.topic, f.number, t.title, t.club, c.name as club_name, c.name_en as club_name_en, f.author, m.nick, m.head, f.at, f.likes, f.words
    from unnest($1::bigint[]) with ordinality as found (id, place) join floors f on f.id = found.id
      join topics t on t.id = f.topic join clubs c on c.id = t.club join members m on m.id = f.author
    where f.removed_at is null and f.held_at is null and t.removed_at is null and t.held_at is null and not c.hidden
    order by found.place`,
}

function foundFloor(row: StoredFloor, terms: readonly string[]): FoundFloor {
  const { text, marks } = snippetOf(row.words, terms, excerptLength)
  return {
    T: row.topic,
    FLOOR: row.number,
    TITLE: row.title,
    MS: row.club,
    MSNAME: row.club_name,
    MSNAMEEN: row.club_name_en,
    UID: row.author,
    NICK: row.nick,
    HEAD: row.head,
    TIME: row.at.toISOString(),
    LIKES: row.likes,
    EXCERPT: text,
    MARKS: marks,
  }
}

const excerptLength = 140
