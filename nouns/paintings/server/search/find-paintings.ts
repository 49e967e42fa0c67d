import { beijingMidnight, findIndexed, type IndexedPage } from '#core/search/find-indexed.ts'
import type { Finder, SearchAsk } from '#core/search/finder.ts'
import { marksIn } from '#core/search/mark-text.ts'
import type { SearchIndex } from '#core/search/open-index.ts'
import type { ReadDb } from '#kit/db/database.ts'
import * as limits from '#rules/search/search-limits.ts'
import type { FoundPainting } from '../../contract/found.ts'
import { paintingRow, rowColumns, type StoredRow } from '../painting-row.ts'
import { live } from '../store.ts'

/** Finds works by name, comment, tags and characters; without words by the filters alone, the newest first. */
export const findPaintings =
  (index: SearchIndex): Finder<FoundPainting> =>
  async (db, ask) => {
    const { filters, by, club, topic, terms } = ask
    if (filters.has || filters.in || filters.rank || filters.flags || club !== null || topic !== null) return null
    const wordless = terms.length === 0
    if (wordless && (ask.words.trim() !== '' || (by === null && filters.game === undefined))) return null
    const page = wordless ? await byFilters(db, ask) : await byWords(db, ask, index)
    const stored = page.ids.length > 0 ? await db.named<StoredRow>(rowsStatement, [page.ids]) : []
    const rows = stored.map((row): FoundPainting => ({ ...paintingRow(row), MARKS: marksIn(row.name, terms) }))
    return { ...page, rows }
  }

function byWords(db: ReadDb, ask: SearchAsk, index: SearchIndex): Promise<IndexedPage> {
  const { game } = ask.filters
  return findIndexed(db, ask, {
    index,
    timed: { table: 'paintings', at: 'uploaded_at' },
    ranked: {
      name: 'search-paintings-ranked',
      limitMs: limits.searchStatementMs,
      sql: `select id, name || ' ' || comment as text, uploaded_at as at from paintings where id = any($1)`,
    },
    narrow:
      game === undefined
        ? undefined
        : async (ids) => {
            const rows = await db.named<{ id: number }>(narrowStatement, [[...ids], `g:${game}`])
            const kept = new Set(rows.map(({ id }) => id))
            return ids.filter((id) => kept.has(id))
          },
  })
}

async function byFilters(db: ReadDb, ask: SearchAsk): Promise<IndexedPage> {
  const { filters, by, without, offset, limit } = ask
  const rows = await db.named<{ id: number }>(openStatement, [
    filters.game === undefined ? null : `g:${filters.game}`,
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
  name: 'search-paintings-narrow',
  limitMs: limits.searchStatementMs,
  sql: 'select painting as id from painting_facets where facet = $2 and painting = any($1)',
}

const openStatement = {
  name: 'search-paintings-open',
  limitMs: limits.searchStatementMs,
  sql: `select p.id from paintings p
    where ($1::text is null or exists (select from painting_facets f where f.painting = p.id and f.facet = $1))
      and ($2::bigint is null or p.uploader = $2) and p.uploader <> all($3::bigint[])
      and ($4::timestamptz is null or p.uploaded_at >= $4) and ($5::timestamptz is null or p.uploaded_at < $5)
      and ${live}
    order by p.id desc limit $6`,
}

// The conditions stand here once more: a work may have gone since the index was read.
const rowsStatement = {
  name: 'search-paintings-rows',
  limitMs: limits.searchStatementMs,
  sql: `select ${rowColumns} from unnest($1::integer[]) with ordinality as found (id, place)
    join paintings p on p.id = found.id join members m on m.id = p.uploader
    where ${live} order by found.place`,
}
