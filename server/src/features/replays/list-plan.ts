import { limits } from '@patisserie/rules/limits'
import type { ReplayFilter } from '@patisserie/rules/replays/replay-filters'
import type { ReadDb } from '../../kit/db/database.ts'
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
  | {
      readonly kind: 'ids'
      /** Its first rows, often all. */
      readonly ids: readonly number[]
      readonly found: number
      /** How the others are found. */
      readonly whole: Gathering | null
    }
  | {
      readonly kind: 'stream'
      readonly stream: Stream
      /** Where rows stand too far down to be walked to: the combinations whose highest rows are merged. */
      readonly merged: Merge | null
      /** Its first rows, where those were met by walking. */
      readonly head: readonly number[]
      /** Just before its first row, where that was seen. */
      readonly before: RowPlace | null
      /** How many there are; of a list that nobody counts, one more than is told exactly. */
      readonly found: number
      /** How all of a list is found that nobody counts; null: it is counted. */
      readonly whole: Gathering | null
    }

export interface Bounds {
  /** Lists up to this length are counted to their end; of longer ones, an index has one row in a hundred at a million. */
  readonly shortList: number
  /** Of those that walking a little does not lead to, lists up to this length are gathered too. */
  readonly middleList: number
  /** A list that must be gathered, because no walk or merge leads to it, is cut here. */
  readonly longList: number
  /** So many first rows of a gathered list are told at once; the others when somebody asks for them. */
  readonly firstRows: number
  /** Rows that are looked at before anything else is tried: half a millisecond. */
  readonly glance: number
  /** Beginning with a combination costs as much as so many rows of it. */
  readonly rowsOfEach: number
  /** A page must be found within so many steps along an index: some milliseconds. */
  readonly walkWithin: number
}

export const listBounds: Bounds = {
  shortList: limits.exactTotal,
  middleList: 50_000,
  longList: 300_000,
  firstRows: 500,
  glance: 1_500,
  rowsOfEach: 10,
  walkWithin: 100_000,
}

/** The highest rows of so many combinations are merged in a few milliseconds. */
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

/** A list that is counted as replays come and go: nothing is asked for but what combinations say. */
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

/** A list found by words of the comments: what else is asked for stands beside them. */
async function planWords(db: ReadDb, way: Way, { uploaders, bounds }: Asking): Promise<Plan> {
  const { filter, now } = way
  const whole = { sort: filter.sort, words: true, conditions: wordsConditions(filter, uploaders, now) }
  const short = await gather(db, whole, bounds.shortList, bounds)
  if (short.found <= bounds.shortList) return short
  const stream = streamOf(way, [...textConditions(filter, uploaders), ...wordsWalked(filter)])
  return lead(db, { stream, merging: async () => null, found: short.found, whole, counted: false }, bounds)
}

/** An index begins to be walked where the bounds of its own order say. */
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

/** Indexes have the rows of a combination by time, by score and by iscore. */
function mergeOf({ filter, now }: Way, facets: Facets | null): Merge | null {
  const { sort } = filter
  if (!facets || sort === 'likes' || sort === 'comments') return null
  const rest = [...timeConditions(filter, now), ...scoreConditions(filter)]
  return { facets: facets.ids, size: facets.size, stream: { sort, base: [{ sql: live }], rest } }
}

interface Long {
  readonly stream: Stream
  /** Asked only where walking a little does not lead to its rows. */
  readonly merging: () => Promise<Merge | null>
  readonly found: number
  readonly whole: Gathering
  /** Whether all of it was counted, or only that it is long. */
  readonly counted: boolean
}

/** The way to a list's rows: what is cheap where it works is tried before what is sure. */
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
  // Names are in an index of their own only: along another one, each step would read a row.
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

/** The highest of a few rows of each combination: cheaper than all rows of all. */
async function mergedHead(db: ReadDb, merged: Merge): Promise<number[]> {
  const built = mergedIdsSql(merged, limits.pageSizeMax)
  return (await db.named<{ id: number }>(built, built.values)).map(({ id }) => id)
}

/** Counts a list, so far, and reads its first rows. */
async function gather(db: ReadDb, whole: Gathering, most: number, { firstRows }: Bounds): Promise<Ids> {
  const built = gatherSql(whole, { most, first: firstRows })
  const [row] = await db.named<Pick<Ids, 'ids' | 'found'>>(built, built.values)
  return { kind: 'ids', ids: row?.ids ?? [], found: row?.found ?? 0, whole }
}

/** The plan for a page that it does not lead to: all of its list at once, unless that is too long. */
export async function planFarther(db: ReadDb, plan: Plan, bounds: Bounds): Promise<Plan> {
  const { longList } = bounds
  if (!plan.whole) return plan
  const all = await gather(db, plan.whole, longList, { ...bounds, firstRows: longList })
  if (all.found <= longList || plan.kind === 'ids') return all
  return { ...plan, found: all.found, whole: null }
}

/** A list among the rows of a short span; null where the span is not short. */
async function glance(db: ReadDb, gathering: Parameters<typeof glanceSql>[0], bounds: Bounds): Promise<Ids | null> {
  const built = glanceSql(gathering, bounds.glance)
  const [row] = await db.named<{ ids: number[] | null }>(built, built.values)
  return row?.ids ? { kind: 'ids', ids: row.ids, found: row.ids.length, whole: null } : null
}

type Ids = Extract<Plan, { kind: 'ids' }>

const nothing: Plan = { kind: 'ids', ids: [], found: 0, whole: null }

/** The first rows, where a large page of them is found without walking far; else null. */
async function headOf(db: ReadDb, stream: Stream, within: number): Promise<Head | null> {
  const [wanted, steps] = stream.looks ? [2 * limits.replayPageSize, within / 2] : [limits.pageSizeMax, within]
  const built = nearSql(stream, wanted, Math.ceil(steps))
  const rows = await db.named<RowPlace>(built, built.values)
  const [first] = rows
  if (!first || rows.length < wanted) return null
  // Highest first: what is one above the first row's number stands before it.
  return { head: rows.map(({ id }) => id), before: { key: first.key, id: first.id + 1 } }
}

type Head = Pick<Extract<Plan, { kind: 'stream' }>, 'head' | 'before'>

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
