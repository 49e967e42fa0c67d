import type { ReadDb } from '#kit/db/database.ts'
import type { SharedRead } from '#kit/db/share-read.ts'
import { foldText, runsOf } from './fold-text.ts'
import { numbersOf } from './numbers.ts'
import { NumberList } from './numbers-list.ts'
import type { PageCache } from './page-cache.ts'
import { type DocumentFilter, type OpenSegment, SegmentSearch } from './segment-search.ts'
import { noSnapshot, type Snapshot, type Snapshots } from './snapshots.ts'
import { completed, type SearchSource, type SourceRow } from './source.ts'

/** The index of one kind, as one process holds it. */
export interface SearchIndex {
  /** The newest rows that contain all terms. */
  find(db: ReadDb, query: IndexQuery): Promise<Found>
}

export interface IndexQuery {
  /** From `termsOf`; at least one. */
  readonly terms: readonly string[]
  /** Leaves rows out by author, place and room; null counts all. */
  readonly counts: DocumentFilter | null
  /** More hits than this are not looked for. */
  readonly most: number
}

export interface Found {
  /** Their ids, the highest first; at most `most`. */
  readonly ids: Int32Array
  /** Whether there are more hits than these. */
  readonly more: boolean
  /** Rows with ids below this are not in the index yet; 0 if all are. */
  readonly floorId: number
}

/** A segment in memory, with the range of its ids. */
interface HeldSegment extends OpenSegment {
  readonly first: number
  readonly last: number
}

interface Known {
  readonly version: number
  readonly generation: number
  /** The newest first, by their last id. */
  readonly segments: readonly HeldSegment[]
}

/** A queued row: what is seen of it now, or null if it is gone. */
interface QueuedRow {
  readonly no: number
  readonly row: QueuedText | null
}

interface QueuedText extends SourceRow {
  readonly runs: readonly string[]
}

export function openIndex(source: SearchSource, cache: PageCache, snapshots: SharedRead<Snapshots>): SearchIndex {
  const read = readsOf(source)
  let known: Known | null = null
  let queued: ReadonlyMap<number, QueuedRow> = new Map()

  /** Brings the segments in memory to the version that a snapshot saw, or to a newer one. */
  const segmentsNow = async (db: ReadDb, { version, generation }: Snapshot): Promise<readonly HeldSegment[]> => {
    if (known && known.version >= version && known.generation === generation) return known.segments
    const before = known?.generation === generation ? known : { version: -1, segments: [] }
    const held = new Map(before.segments.map((segment) => [segment.seg, segment]))
    const rows = await read.segments(db, { generation, since: before.version, held: [...held.keys()] })
    known = {
      version: Math.max(version, ...rows.map((row) => row.version)),
      generation,
      segments: rows.map((row) => heldSegment(row, held.get(row.seg))),
    }
    return known.segments
  }

  /** The queued rows of a snapshot by their id. Only those that were not read before are read. */
  const queuedNow = async (db: ReadDb, { queue }: Snapshot): Promise<ReadonlyMap<number, QueuedRow>> => {
    const last = new Map(queue.map(([no, id]) => [id, no]))
    const unread = [...last].flatMap(([id, no]) => (queued.get(id)?.no === no ? [] : [id]))
    const rows = unread.length === 0 ? [] : await read.rows(db, unread)
    const seen = new Map(rows.map((row) => [row.id, row]))
    const now = new Map<number, QueuedRow>()
    for (const [id, no] of last) {
      const before = queued.get(id)
      const row = seen.get(id)
      now.set(id, before?.no === no ? before : { no, row: row ? { ...row, runs: runsIn(row.text) } : null })
    }
    queued = now
    return now
  }

  return {
    find: async (db, query) => {
      const snapshot = (await snapshots(db)).get(source.kind) ?? noSnapshot
      const [segments, waiting] = await Promise.all([segmentsNow(db, snapshot), queuedNow(db, snapshot)])
      const found = new NumberList()
      for (const { row } of waiting.values()) if (row && isHit(row, query)) found.push(row.id)
      await search(db, { segments, cache, query, waiting, found })
      const ids = descending(found)
      return { ids: ids.subarray(0, query.most), more: ids.length > query.most, floorId: snapshot.floor_id }
    },
  }
}

interface SegmentsSearch {
  readonly segments: readonly HeldSegment[]
  readonly cache: PageCache
  readonly query: IndexQuery
  readonly waiting: ReadonlyMap<number, unknown>
  readonly found: NumberList
}

/**
 * Searches the segments, the newest first and ever more of them at once, until there are more hits than are wanted
 * whose ids are above those of all segments that were not searched.
 */
async function search(db: ReadDb, { segments, cache, query, waiting, found }: SegmentsSearch): Promise<void> {
  const { terms, counts, most } = query
  let pagesAtOnce = firstPages
  for (let next = 0; next < segments.length; pagesAtOnce *= 2) {
    const open: { segment: HeldSegment; search: SegmentSearch }[] = []
    for (let pages = 0; next < segments.length && pages < pagesAtOnce; next++) {
      const segment = segments[next]
      if (!segment) break
      const search = new SegmentSearch(segment, terms, counts)
      pages += search.fewestPages
      open.push({ segment, search })
    }
    await searchTogether(db, cache, open)
    for (const { search } of open) search.hits(found, waiting)
    if (found.length <= most) continue
    const unsearched = segments[next]?.last ?? 0
    let certain = 0
    for (let n = 0; n < found.length; n++) if (found.at(n) > unsearched) certain++
    if (certain > most) return
  }
}

/** Pages of the rarest pair to read in the first round: a page has up to a thousand documents. */
const firstPages = 12

/** Reads what all of them need next in one statement, until none needs more. */
async function searchTogether(
  db: ReadDb,
  cache: PageCache,
  open: readonly { readonly segment: HeldSegment; readonly search: SegmentSearch }[],
): Promise<void> {
  for (;;) {
    const going = open.flatMap(({ segment, search }) => {
      const pages = search.needs()
      return pages ? [{ segment, search, pages }] : []
    })
    if (going.length === 0) return
    const page = await cache.read(
      db,
      going.flatMap(({ segment, pages }) => pages.map((no) => ({ seg: segment.seg, no }))),
    )
    for (const { segment, search, pages } of going) search.take(pages, (no) => page(segment.seg, no))
  }
}

/** The numbers in descending order, which those of segments that do not overlap have already. */
function descending(found: NumberList): Int32Array {
  const ids = found.data.subarray(0, found.length)
  for (let n = 1; n < ids.length; n++) if ((ids[n - 1] ?? 0) < (ids[n] ?? 0)) return ids.sort().reverse()
  return ids
}

const runsIn = (text: string): string[] => Array.from(runsOf(foldText(text)), ({ run }) => run)

/** Whether a queued row, which is read as a whole, is what a query looks for. */
const isHit = ({ author, place, room, id, runs }: QueuedText, { terms, counts }: IndexQuery): boolean =>
  counts?.(author, place, room, id) !== false && terms.every((term) => runs.some((run) => run.includes(term)))

/** A living segment; what the process holds already comes as null. */
interface StoredSegment {
  readonly seg: number
  readonly version: number
  readonly first_id: number
  readonly last_id: number
  readonly ids: Uint8Array | null
  readonly columns: Uint8Array | null
  readonly directory: Uint8Array | null
  readonly dead: Uint8Array | null
}

const heldSegment = (row: StoredSegment, before: HeldSegment | undefined): HeldSegment => ({
  seg: row.seg,
  first: row.first_id,
  last: row.last_id,
  ids: stored(row.ids) ?? before?.ids ?? none,
  columns: stored(row.columns) ?? before?.columns ?? none,
  directory: stored(row.directory) ?? before?.directory ?? none,
  dead: row.dead ? new Set(numbersOf(row.dead)) : (before?.dead ?? new Set()),
})

const stored = (bytes: Uint8Array | null) => bytes && numbersOf(bytes)
const none = new Uint32Array()

interface HeldSince {
  readonly generation: number
  /** The version that the process holds. */
  readonly since: number
  readonly held: readonly number[]
}

/** The statements of one kind. */
const readsOf = (source: SearchSource) => ({
  /** All living segments, the newest first. */
  segments: (db: ReadDb, { generation, since, held }: HeldSince) =>
    db.named<StoredSegment>(segmentsStatement, [source.kind, generation, since, held]),
  rows: async (db: ReadDb, ids: readonly number[]) => {
    const { kind, rows, id } = source
    const statement = { name: `search-rows-${kind}`, sql: `${rows} and ${id} = any($1)` }
    return completed(source, await db.named<SourceRow>(statement, [ids]))
  },
})

const segmentsStatement = {
  name: 'search-segments',
  sql: `select seg, version, first_id, last_id, case when version > $3 then dead end as dead,
      case when seg <> all($4) then ids end as ids, case when seg <> all($4) then columns end as columns,
      case when seg <> all($4) then directory end as directory
    from search_segments where kind = $1 and generation = $2 and retired_at is null order by last_id desc`,
}
