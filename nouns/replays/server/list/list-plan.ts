import type { ReadDb } from '#kit/db/database.ts'
import * as houseLimits from '#rules/house-limits.ts'
import type { ReplayFilter } from '../../rules/replay-filters.ts'
import { countAll, type Facets, facetsOf } from './facet-reads.ts'
import {
  byFacets,
  type Condition,
  facetConditions,
  idConditions,
  inFacets,
  live,
  scoreConditions,
  textConditions,
  timeConditions,
  wordsByRow,
  wordsConditions,
  wordsWalked,
} from './filter-sql.ts'
import {
  type Gathering,
  gatherSql,
  glanceSql,
  type Merge,
  mergedIdsSql,
  nearSql,
  type RowPlace,
  type Stream,
} from './list-sql.ts'
import { shownUploaders } from './uploader-reads.ts'

/** Which list is read, for whom and when. */
export interface Way {
  readonly filter: ReplayFilter
  readonly now: Date
  /** The member whose own list this is: it includes held replays and ignores their privacy settings. */
  readonly own?: number
  /** The caller: they see their own replays under `upid` even if they hide them from others. */
  readonly reader?: number | undefined
}

/** How a list is read: from ids found once, or page by page along an index. */
export type Plan =
  | {
      readonly kind: 'ids'
      /** Ids of the first rows, often of all. */
      readonly ids: readonly number[]
      readonly found: number
      /** How the ids of the other rows are found; null if there are none. */
      readonly whole: Gathering | null
    }
  | {
      readonly kind: 'stream'
      readonly stream: Stream
      /** The facets whose highest rows are merged, for rows too far down to walk to; null if no merge is used. */
      readonly merged: Merge | null
      /** Ids of the first rows, if the planning has read them; else empty. */
      readonly head: readonly number[]
      /** The position just before the first row, if the planning has found it. */
      readonly before: RowPlace | null
      /** Length of the list; if it is not counted, one more than the length up to which it was counted. */
      readonly found: number
      /** How to gather the whole of an uncounted list; null if the list is counted. */
      readonly whole: Gathering | null
    }

export interface Bounds {
  /**
   * Lists up to this length are counted to the end. Of a million replays, a longer list has at least one in a hundred,
   * so a walk along an index finds its rows.
   */
  readonly shortList: number
  /** Lists up to this length are also gathered, if a short walk does not find their first rows. */
  readonly middleList: number
  /** A list that must be gathered, because no walk or merge finds its rows, is cut at this length. */
  readonly longList: number
  /** Number of first ids read with a gathered list; the others are read when a page needs them. */
  readonly firstRows: number
  /** Maximum rows read before any other way is tried; takes half a millisecond. */
  readonly glance: number
  /** Cost of starting a scan of one facet, in rows of it. */
  readonly rowsOfEach: number
  /** Maximum steps along an index to find a page; takes some milliseconds. */
  readonly walkWithin: number
}

export const listBounds: Bounds = {
  shortList: houseLimits.exactTotal,
  middleList: 50_000,
  longList: 300_000,
  firstRows: 500,
  glance: 1_500,
  rowsOfEach: 10,
  walkWithin: 100_000,
}

/** Maximum facets whose highest rows are merged; takes a few milliseconds. */
const fewFacets = 500

export async function planList(db: ReadDb, way: Way, bounds: Bounds): Promise<Plan> {
  const { filter, now, own } = way
  const asksUploader = own === undefined && (filter.upid !== undefined || filter.searchType === 'uploader')
  const uploaders = asksUploader ? await shownUploaders(db, filter, way.reader) : null
  if (uploaders?.length === 0) return nothing
  if (own === undefined && filter.searchType === 'comment') return planWords(db, way, { uploaders, bounds })
  const { sort } = filter
  const spans = [...timeConditions(filter, now), ...scoreConditions(filter)]
  const texts = textConditions(filter, uploaders)
  const inAny = inFacets(filter)
  if (own !== undefined) {
    const base = [{ sql: 'removed_at is null' }, { sql: 'uploader = $', value: own }]
    const conditions = [...base, ...inAny, ...spans, ...texts, ...wordsByRow(filter)]
    return gather(db, { sort, words: false, conditions }, bounds.longList, bounds)
  }
  const base = [{ sql: live }]
  if (spans.length + texts.length === 0) return planCounted(db, way, bounds)
  if (inAny.length > 0 && texts.length === 0) {
    const seen = await glance(db, { sort, conditions: [...base, ...spans], rest: inAny }, bounds)
    if (seen) return seen
  }
  const few = texts.length === 0 ? byFacets(filter) : inAny
  const whole = { sort, words: false, conditions: [...base, ...few, ...spans, ...texts] }
  const short = await gather(db, whole, bounds.shortList, bounds)
  if (short.found <= bounds.shortList) return short
  const merging = async () => (texts.length === 0 ? mergeOf(way, await facetsOf(db, filter)) : null)
  return lead(db, { stream: streamOf(way, texts), merging, found: short.found, whole, counted: false }, bounds)
}

/** Plans a list whose filter has only facet fields: its length comes from the stored counters. */
async function planCounted(db: ReadDb, way: Way, bounds: Bounds): Promise<Plan> {
  const { filter } = way
  const facets = await facetsOf(db, filter)
  const found = facets?.found ?? (await countAll(db))
  const exact = exactStream(filter)
  if (exact) return { kind: 'stream', stream: exact, merged: null, head: [], before: null, found, whole: null }
  const whole = { sort: filter.sort, words: false, conditions: [{ sql: live }, ...byFacets(filter)] }
  const merging = async () => mergeOf(way, facets)
  return lead(db, { stream: streamOf(way, []), merging, found, whole, counted: true }, bounds)
}

interface Asking {
  readonly uploaders: readonly number[] | null
  readonly bounds: Bounds
}

/** Plans a list filtered by words of the comments; `replay_words` also holds the columns of the other conditions. */
async function planWords(db: ReadDb, way: Way, { uploaders, bounds }: Asking): Promise<Plan> {
  const { filter, now } = way
  const whole = { sort: filter.sort, words: true, conditions: wordsConditions(filter, uploaders, now) }
  const short = await gather(db, whole, bounds.shortList, bounds)
  if (short.found <= bounds.shortList) return short
  const stream = streamOf(way, [...textConditions(filter, uploaders), ...wordsWalked(filter)])
  return lead(db, { stream, merging: async () => null, found: short.found, whole, counted: false }, bounds)
}

/** The walk along the index of the list's order, bounded by the conditions on that order. */
function streamOf({ filter, now }: Way, texts: readonly Condition[]): Stream {
  const { sort } = filter
  const [times, scores] = [timeConditions(filter, now), scoreConditions(filter)]
  const ids = idConditions(filter, now)
  const [ofOrder, ofRows] =
    sort === 'time' ? [times, scores] : sort === 'score' ? [[...scores, ...ids], times] : [ids, [...times, ...scores]]
  const base = [{ sql: live }, ...indexed(filter), ...ofOrder]
  const looks = texts.length === 0 ? undefined : filter.searchType === 'comment' ? 'words' : 'rows'
  return { sort, base, rest: [...inFacets(filter), ...ofRows, ...texts], looks }
}

/** The merge of facets for a list. Null for orders without an index by facet: only time, score and iscore have one. */
function mergeOf({ filter, now }: Way, facets: Facets | null): Merge | null {
  const { sort } = filter
  if (!facets || sort === 'likes' || sort === 'comments') return null
  const rest = [...timeConditions(filter, now), ...scoreConditions(filter)]
  return { facets: facets.ids, size: facets.size, stream: { sort, base: [{ sql: live }], rest } }
}

interface Long {
  readonly stream: Stream
  /** Computes the merge. Call it only when it is needed, because it may run a query. */
  readonly merging: () => Promise<Merge | null>
  readonly found: number
  readonly whole: Gathering
  /** True if `found` is the exact length; false if the list is only known to be long. */
  readonly counted: boolean
}

/** Chooses how a long list is read: cheap ways that may fail are tried before those that always work. */
async function lead(db: ReadDb, { stream, merging, found, whole, counted }: Long, bounds: Bounds): Promise<Plan> {
  const { shortList, middleList, longList, walkWithin } = bounds
  const list = {
    kind: 'stream',
    stream,
    merged: null,
    head: [],
    before: null,
    found,
    whole: counted ? null : whole,
  } as const
  if (counted) {
    const merged = await merging()
    const few = merged !== null && merged.size <= fewFacets
    const head = few && merged.size * bounds.rowsOfEach < found ? await mergedHead(db, merged) : null
    if (found <= shortList)
      return head ? { kind: 'ids', ids: head, found, whole } : gather(db, whole, shortList, bounds)
    if (head) return { ...list, merged, head }
  }
  // No index of an order contains names: a walk along one would read a row at each step.
  const near = stream.looks === 'rows' ? null : await headOf(db, stream, walkWithin / 10)
  if (near) return { ...list, ...near }
  const merged = await merging()
  if (merged && merged.size <= fewFacets) return { ...list, merged }
  if (!counted || found <= middleList) {
    const middle = await gather(db, whole, middleList, bounds)
    if (middle.found <= middleList) return middle
  }
  const far = await headOf(db, stream, walkWithin)
  if (far) return { ...list, ...far }
  if (merged) return { ...list, merged }
  const long = await gather(db, whole, longList, bounds)
  if (long.found <= longList) return long
  return counted ? list : { ...list, found: long.found, whole: null }
}

/** Ids of the first rows, merged from the highest rows of each facet: cheaper than gathering all rows. */
async function mergedHead(db: ReadDb, merged: Merge): Promise<number[]> {
  const built = mergedIdsSql(merged, houseLimits.pageSizeMax)
  return (await db.named<{ id: number }>(built, built.values)).map(({ id }) => id)
}

/** Counts a list up to `most` rows and reads the ids of its first rows. */
async function gather(db: ReadDb, whole: Gathering, most: number, { firstRows }: Bounds): Promise<Ids> {
  const built = gatherSql(whole, { most, first: firstRows })
  const [row] = await db.named<Pick<Ids, 'ids' | 'found'>>(built, built.values)
  return { kind: 'ids', ids: row?.ids ?? [], found: row?.found ?? 0, whole }
}

/**
 * The plan for a page that `plan` does not reach: gathers the whole list. A stream longer than `longList` stays a
 * stream.
 */
export async function planFarther(db: ReadDb, plan: Plan, bounds: Bounds): Promise<Plan> {
  const { longList } = bounds
  if (!plan.whole) return plan
  const all = await gather(db, plan.whole, longList, { ...bounds, firstRows: longList })
  if (all.found <= longList || plan.kind === 'ids') return all
  return { ...plan, found: all.found, whole: null }
}

/** Reads a list within a time or score span of few rows; null if the span has more than `bounds.glance` rows. */
async function glance(db: ReadDb, gathering: Parameters<typeof glanceSql>[0], bounds: Bounds): Promise<Ids | null> {
  const built = glanceSql(gathering, bounds.glance)
  const [row] = await db.named<{ ids: number[] | null }>(built, built.values)
  return row?.ids ? { kind: 'ids', ids: row.ids, found: row.ids.length, whole: null } : null
}

type Ids = Extract<Plan, { kind: 'ids' }>

const nothing: Plan = { kind: 'ids', ids: [], found: 0, whole: null }

/** Finds the first rows of a list, if enough of them are met within these steps along the index; else null. */
async function headOf(db: ReadDb, stream: Stream, within: number): Promise<Head | null> {
  const [wanted, steps] = stream.looks ? [2 * houseLimits.pageSize, within / 2] : [houseLimits.pageSizeMax, within]
  const built = nearSql(stream, wanted, Math.ceil(steps))
  const rows = await db.named<RowPlace>(built, built.values)
  const [first] = rows
  if (!first || rows.length < wanted) return null
  // The order is descending, so the position with the same key and an id one higher is just before the first row.
  return { head: rows.map(({ id }) => id), before: { key: first.key, id: first.id + 1 } }
}

type Head = Pick<Extract<Plan, { kind: 'stream' }>, 'head' | 'before'>

/**
 * The stream of a list that an index contains in its order, named for prepared statements. Null if the filter needs
 * more.
 */
function exactStream(filter: ReplayFilter): Stream | null {
  const { sort, game, rank } = filter
  const others = facetConditions(filter).length - indexed(filter).length
  if (others > 0) return null
  const way = game === undefined ? '' : rank === undefined ? '-game' : '-rank'
  return { sort, base: [{ sql: live }, ...indexed(filter)], rest: [], name: `${sort}${way}` }
}

/** Conditions on the leading columns of the indexes by time and by score. */
const indexed = ({ sort, game, rank }: ReplayFilter): Condition[] => {
  if (game === undefined || (sort !== 'time' && sort !== 'score')) return []
  return [{ sql: 'game = $', value: game }, ...(rank === undefined ? [] : [{ sql: 'difficulty = $', value: rank }])]
}
