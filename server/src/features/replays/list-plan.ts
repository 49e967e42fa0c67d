import { limits } from '@patisserie/rules/limits'
import type { ReplayFilter } from '@patisserie/rules/replay-filters'
import type { ReadDb } from '../../kit/db/database.ts'
import { countAll, type Facets, facetsOf } from './facet-reads.ts'
import {
  type Condition,
  facetConditions,
  inFacets,
  live,
  scoreConditions,
  textConditions,
  timeConditions,
} from './filter-sql.ts'
import { type Gathering, gatherSql, type Place, type Stream, walkSql } from './list-sql.ts'
import { shownUploaders } from './uploader-reads.ts'

/** Which list, for whose eyes, on which day. */
export interface Way {
  readonly filter: ReplayFilter
  readonly now: Date
  /** Whose own list it is: with what waits for staff, and though they hide it from others. */
  readonly own?: number
  /** Who asks for somebody's list: their own they see though they hide it. */
  readonly reader?: number | undefined
}

/** How a list is read: as ids found once, or page by page along an index. */
export type Plan =
  | { readonly kind: 'ids'; readonly ids: readonly number[] }
  | {
      readonly kind: 'stream'
      readonly stream: Stream
      /** Where rows stand too far down to be walked to: the combinations whose highest rows are merged. */
      readonly merged: Merge | null
      /** Just before its first row, where that was seen. */
      readonly before: Place | null
      /** How many there are; of a list that nobody counts, one more than is told exactly. */
      readonly found: number
      /** How all of a list is found that nobody counts; null: it is counted. */
      readonly whole: Gathering | null
    }

interface Merge {
  readonly facets: string
  readonly stream: Stream
}

export interface Bounds {
  /** Lists up to this length are gathered whole; of longer ones, an index has one row in a hundred at a million. */
  readonly shortList: number
  /** A list that must be gathered, because no walk or merge leads to it, is cut here. */
  readonly longList: number
  /** A page must be found within so many steps along an index: some milliseconds. */
  readonly walkWithin: number
}

export const listBounds: Bounds = { shortList: limits.exactTotal, longList: 300_000, walkWithin: 100_000 }

/** Combinations of so many replays are read through where something else is asked for beside them. */
const fewOfFacets = 50_000
/** So many combinations are found one by one in a few milliseconds. */
const fewFacets = 3_000

export async function planList(db: ReadDb, way: Way, bounds: Bounds): Promise<Plan> {
  const { filter, now, own } = way
  const { sort } = filter
  const asksUploader = own === undefined && (filter.upid !== undefined || filter.searchType === 'uploader')
  const uploaders = asksUploader ? await shownUploaders(db, filter, way.reader) : null
  const facets = await facetsOf(db, filter)
  if (uploaders?.length === 0 || facets?.size === 0) return nothing
  const times = timeConditions(filter, now)
  const scores = scoreConditions(filter)
  const spans = [...times, ...scores]
  const texts = textConditions(filter, uploaders)
  const base =
    own === undefined ? [{ sql: live }] : [{ sql: 'removed_at is null' }, { sql: 'uploader = $', value: own }]
  // An index begins to be walked where the bounds of its own order say.
  const [ofOrder, ofRows] = sort === 'time' ? [times, scores] : sort === 'score' ? [scores, times] : [[], spans]
  const byRow = [...(facets ? [inFacets(facets.ids)] : []), ...ofRows, ...texts.byRow]
  const stream: Stream = { sort, base: [...base, ...indexed(filter), ...ofOrder], rest: byRow }
  const mergeable =
    facets !== null && own === undefined && texts.indexed.length === 0 && (sort === 'score' || sort === 'iscore')
  const merged = mergeable ? { facets: facets.ids, stream: { sort, base, rest: spans } } : null
  if (own === undefined && spans.length + texts.indexed.length === 0) {
    const found = facets?.found ?? (await countAll(db))
    const exact = exactStream(filter)
    if (exact) return { kind: 'stream', stream: exact, merged: null, before: null, found, whole: null }
    const before = found > bounds.shortList ? await nearPlace(db, stream, bounds) : null
    if (before) return { kind: 'stream', stream, merged: null, before, found, whole: null }
    if (found > bounds.shortList && merged) return { kind: 'stream', stream, merged, before, found, whole: null }
    const all = { sort, facets: facets?.ids ?? null, conditions: base, rest: [], fetches: false }
    return gatherIds(db, all, bounds.longList)
  }
  const byFacets = facets && own === undefined && texts.indexed.length === 0 && drives(facets, filter)
  const few = facets && !byFacets ? [inFacets(facets.ids)] : []
  const whole: Gathering = {
    sort,
    facets: byFacets ? facets.ids : null,
    // The index of the combinations has scores in its order: what is asked of the time is looked at afterwards.
    conditions: byFacets ? [...base, ...scores] : [...base, ...few, ...spans, ...texts.indexed],
    rest: byFacets ? times : [],
    fetches: own !== undefined || texts.indexed.length > 0,
  }
  const short = await gatherIds(db, whole, bounds.shortList)
  const found = short.ids.length
  if (found <= bounds.shortList) return short
  const before = await nearPlace(db, stream, bounds)
  if (before) return { kind: 'stream', stream, merged: null, before, found, whole }
  if (merged) return { kind: 'stream', stream, merged, before, found, whole }
  return gatherIds(db, whole, bounds.longList)
}

/** Reads the whole list at once. */
export async function gatherIds(
  db: ReadDb,
  gathering: Gathering,
  most: number,
): Promise<Extract<Plan, { kind: 'ids' }>> {
  const built = gatherSql(gathering, most)
  const [row] = await db.named<{ ids: number[] }>(built, built.values)
  return { kind: 'ids', ids: row?.ids ?? [] }
}

const nothing: Plan = { kind: 'ids', ids: [] }

/** The place just before the first row where the largest page is found without walking far; else null. */
async function nearPlace(db: ReadDb, stream: Stream, { walkWithin }: Bounds): Promise<Place | null> {
  const built = walkSql(stream, { after: null, offset: 0, limit: limits.pageSizeMax, within: walkWithin })
  const rows = await db.named<Place>(built, built.values)
  const [first] = rows
  // Highest first: what is one above the first row's number stands before it.
  return first && rows.length === limits.pageSizeMax ? { key: first.key, id: first.id + 1 } : null
}

/** Whether a list is found through its combinations; their index has the score in its order. */
const drives = ({ size, found }: Facets, { scoreMin, scoreMax }: ReplayFilter): boolean =>
  size <= fewFacets && (found <= fewOfFacets || scoreMin !== undefined || scoreMax !== undefined)

/** The list that an index has as it is, with the name of its statements. */
function exactStream(filter: ReplayFilter): Stream | null {
  const { sort, game, rank } = filter
  const others = facetConditions(filter).length - indexed(filter).length
  if (others > 0) return null
  const way = game === undefined ? '' : rank === undefined ? '-game' : '-rank'
  return { sort, base: [{ sql: live }, ...indexed(filter)], rest: [], name: `${sort}${way}` }
}

/** The fields that indexes by time and score begin with. */
const indexed = ({ sort, game, rank }: ReplayFilter): Condition[] => {
  if (game === undefined || (sort !== 'time' && sort !== 'score')) return []
  return [{ sql: 'game = $', value: game }, ...(rank === undefined ? [] : [{ sql: 'difficulty = $', value: rank }])]
}
