import { beijingMidnight, findIndexed, type IndexedPage } from '#core/search/find-indexed.ts'
import type { Finder, SearchAsk } from '#core/search/finder.ts'
import { marksIn } from '#core/search/mark-text.ts'
import type { SearchIndex } from '#core/search/open-index.ts'
import type { ReadDb } from '#kit/db/database.ts'
import * as limits from '#rules/search/search-limits.ts'
import type { FoundTopic } from '../../contract/found.ts'
import { type StoredTopic, topicColumns, topicJoins, topicRow } from '../rows.ts'
import type { HiddenClubs } from './hidden-clubs.ts'

/** Finds topics by their titles; without words those of a member or a club, the newest first. */
export const findTopics =
  (index: SearchIndex, hidden: HiddenClubs): Finder<FoundTopic> =>
  async (db, ask) => {
    const { game, rank, flags, has } = ask.filters
    if (game !== undefined || rank || flags || has || ask.topic !== null) return null
    if (ask.terms.length === 0 && (ask.words.trim() !== '' || (ask.by === null && ask.club === null))) return null
    const page = await (ask.terms.length > 0 ? byWords(db, ask, { index, hidden: await hidden(db) }) : byPlace(db, ask))
    const stored = page.ids.length > 0 ? await db.named<StoredTopic>(rowsStatement, [page.ids]) : []
    return { ...page, rows: stored.map((row) => ({ ...topicRow(row), MARKS: marksIn(row.title, ask.terms) })) }
  }

interface Where {
  readonly index: SearchIndex
  /** Numbers of the hidden clubs. */
  readonly hidden: ReadonlySet<number>
}

async function byWords(db: ReadDb, ask: SearchAsk, { index, hidden }: Where): Promise<IndexedPage> {
  const { club } = ask
  const narrowed = club !== null || hidden.size > 0
  return findIndexed(db, ask, {
    index,
    timed: { table: 'topics', at: 'at' },
    counts: narrowed ? (_, __, room) => (club === null || room === club) && !hidden.has(room) : undefined,
    // A topic is as young as its last floor.
    ranked: {
      name: 'search-topics-ranked',
      limitMs: limits.searchStatementMs,
      sql: 'select id, title as text, last_at as at from topics where id = any($1)',
    },
  })
}

async function byPlace(db: ReadDb, { by, club, filters, without, offset, limit }: SearchAsk): Promise<IndexedPage> {
  const rows = await db.named<{ id: number; author: number }>(placeStatement, [
    by,
    club,
    filters.after === undefined ? null : beijingMidnight(filters.after),
    filters.before === undefined ? null : beijingMidnight(filters.before),
    limits.searchHits + 1,
  ])
  const ids = rows.filter(({ author }) => !without.has(author)).map(({ id }) => id)
  const total = Math.min(ids.length, limits.searchHits)
  return { ids: ids.slice(offset, Math.min(offset + limit, total)), total, more: ids.length > total, since: null }
}

const visible = 't.removed_at is null and t.held_at is null'

const placeStatement = {
  name: 'search-topics-place',
  limitMs: limits.searchStatementMs,
  sql: `select t.id, t.author from topics t join clubs c on c.id = t.club
    where ($1::bigint is null or t.author = $1) and ($2::integer is null or t.club = $2)
      and ($3::timestamptz is null or t.at >= $3) and ($4::timestamptz is null or t.at < $4)
      and ${visible} and not c.hidden
    order by t.id desc limit $5`,
}

// The conditions stand here once more: a topic may have gone since the index was read.
const rowsStatement = {
  name: 'search-topics-rows',
  limitMs: limits.searchStatementMs,
  sql: `select ${topicColumns} from unnest($1::integer[]) with ordinality as found (id, place)
    join topics t on t.id = found.id ${topicJoins}
    where ${visible} and not c.hidden order by found.place`,
}
