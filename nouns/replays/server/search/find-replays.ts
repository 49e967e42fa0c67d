import { beijingMidnight, findIndexed, type IndexedPage } from '#core/search/find-indexed.ts'
import type { Finder, SearchAsk } from '#core/search/finder.ts'
import { marksIn } from '#core/search/mark-text.ts'
import type { SearchIndex } from '#core/search/open-index.ts'
import type { ReadDb } from '#kit/db/database.ts'
import * as limits from '#rules/search/search-limits.ts'
import type { FoundReplay } from '../../contract/found.ts'
import type { ReplayFilter } from '../../rules/replay-filters.ts'
import { flagBits } from '../list/filter-sql.ts'
import type { ReplayList } from '../list/replay-list.ts'
import { shotsNamed } from '../list/shots-named.ts'
import { replayRow, rowColumns, type StoredRow } from '../replay-row.ts'

interface Parts {
  readonly index: SearchIndex
  readonly list: ReplayList
}

/** Finds replays by note, signature, score, code and names; without words by the filters alone, the newest first. */
export const findReplays =
  ({ index, list }: Parts): Finder<FoundReplay> =>
  async (db, ask) => {
    const { filters, by, club, topic, terms } = ask
    if (filters.has || filters.in || club !== null || topic !== null) return null
    if (terms.length > 0) return withRows(db, ask, await byWords(db, ask, index))
    const { game, rank, flags } = filters
    if (ask.words.trim() !== '' || (by === null && game === undefined && !rank && !flags)) return null
    if (ask.without.size > 0) return withRows(db, ask, await withoutBlocked(db, ask))
    const size = Math.max(1, ask.limit)
    const page = await list.page(
      db,
      { filter: filterOf(ask), now: ask.now, ...(ask.reader !== null && { reader: ask.reader }) },
      { pageNum: Math.floor(ask.offset / size) + 1, pageSize: size },
    )
    const rows = ask.limit === 0 ? [] : page.rows.map((row) => ({ ...row, MARKS: [] }))
    return { total: page.total, more: page.more, rows, since: null }
  }

async function byWords(db: ReadDb, ask: SearchAsk, index: SearchIndex): Promise<IndexedPage> {
  const { game, rank, flags } = ask.filters
  const shots = shotsMeant(ask.words)
  return findIndexed(db, ask, {
    index,
    timed: { table: 'replays', at: 'uploaded_at' },
    counts: game === undefined ? undefined : (_, place) => place === game,
    ranked: {
      name: 'search-replays-ranked',
      limitMs: limits.searchStatementMs,
      sql: `select id, pilot || ' ' || comment as text, uploaded_at as at from replays where id = any($1)`,
    },
    first: shots.length > 0 ? (ids) => playedWith(db, ids, shots) : undefined,
    narrow:
      rank || flags
        ? async (ids) => {
            const rows = await db.named<{ id: number }>(narrowStatement, [
              [...ids],
              rank ?? null,
              flagBits(filterOf(ask)),
            ])
            const kept = new Set(rows.map(({ id }) => id))
            return ids.filter((id) => kept.has(id))
          }
        : undefined,
  })
}

/** Shots that every word which names shots may mean. `youmu` is Youmu before it is a part of Youyoumu, the game. */
function shotsMeant(words: string): readonly string[] {
  const [first = [], ...others] = words
    .split(/\s+/)
    .map(shotsNamed)
    .filter((shots) => shots.length > 0)
  return first.filter((shot) => others.every((shots) => shots.includes(shot)))
}

async function playedWith(db: ReadDb, ids: Int32Array, shots: readonly string[]): Promise<ReadonlySet<number>> {
  const rows = await db.named<{ id: number }>(playedStatement, [[...ids], shots])
  return new Set(rows.map(({ id }) => id))
}

async function withRows(db: ReadDb, ask: SearchAsk, page: IndexedPage) {
  const stored = page.ids.length > 0 ? await db.named<StoredRow>(rowsStatement, [page.ids]) : []
  const rows = stored.map((row): FoundReplay => ({ ...replayRow(row), MARKS: marksIn(row.comment, ask.terms) }))
  return { ...page, rows }
}

const filterOf = ({ filters: { game, rank, flags, after, before }, by }: SearchAsk): ReplayFilter => ({
  sort: 'time',
  ...(game !== undefined && { game }),
  ...(rank && { rank }),
  ...(flags && { flags }),
  ...(by !== null && { upid: by }),
  ...(after && { from: after }),
  // A filter of the list ends with its last day, a search before the day that is named.
  ...(before && { to: dayBefore(before) }),
})

const dayBefore = (day: string): string =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() - 86_400_000).toISOString().slice(0, 10)

async function withoutBlocked(db: ReadDb, ask: SearchAsk): Promise<IndexedPage> {
  const { filters, by, without, offset, limit } = ask
  const rows = await db.named<{ id: number }>(openStatement, [
    filters.game ?? null,
    filters.rank ?? null,
    flagBits(filterOf(ask)),
    by,
    [...without],
    filters.after === undefined ? null : beijingMidnight(filters.after),
    filters.before === undefined ? null : beijingMidnight(filters.before),
    limits.searchHits + 1,
  ])
  const total = Math.min(rows.length, limits.searchHits)
  const ids = rows.slice(offset, Math.min(offset + limit, total)).map(({ id }) => id)
  return { ids, total, more: rows.length > total, since: null }
}

const narrowStatement = {
  name: 'search-replays-narrow',
  limitMs: limits.searchStatementMs,
  sql: `select r.id from replays r join replay_facets f on f.id = r.facet
    where r.id = any($1) and ($2::text is null or f.difficulty = $2) and f.flags & $3::smallint = $3::smallint`,
}

const playedStatement = {
  name: 'search-replays-played',
  limitMs: limits.searchStatementMs,
  sql: `select id from replays where id = any($1) and game || ' ' || shot = any($2)`,
}

const openStatement = {
  name: 'search-replays-open',
  limitMs: limits.searchStatementMs,
  sql: `select r.id from replays r join replay_facets f on f.id = r.facet
    where ($1::integer is null or f.game = $1) and ($2::text is null or f.difficulty = $2)
      and f.flags & $3::smallint = $3::smallint and ($4::bigint is null or r.uploader = $4)
      and r.uploader <> all($5::bigint[]) and ($6::timestamptz is null or r.uploaded_at >= $6)
      and ($7::timestamptz is null or r.uploaded_at < $7) and r.removed_at is null and r.held_at is null
    order by r.id desc limit $8`,
}

// The conditions stand here once more: a replay may have gone since the index was read.
const rowsStatement = {
  name: 'search-replays-rows',
  limitMs: limits.searchStatementMs,
  sql: `select ${rowColumns} from unnest($1::integer[]) with ordinality as found (id, place)
    join replays r on r.id = found.id join members m on m.id = r.uploader
    where r.removed_at is null and r.held_at is null order by found.place`,
}
