import { limits } from '@patisserie/rules/limits'
import type { ReplayFilter } from '@patisserie/rules/replay-filters'
import type { ReadDb } from '../../kit/db/database.ts'
import { type Condition, facetConditions, live, spanConditions, textConditions } from './filter-sql.ts'
import { type Built, gatherSql, type Stream, walkSql } from './list-sql.ts'
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
      /** How many there are; of a list that nobody counts, one more than is told exactly. */
      readonly found: number
      readonly counted: boolean
    }

interface Merge {
  readonly facets: readonly number[]
  readonly stream: Stream
}

export interface Bounds {
  /** Lists up to this length are gathered whole; of longer ones, an index has one row in a hundred at a million. */
  readonly shortList: number
  /** A page must be found within so many steps along an index: a few milliseconds. */
  readonly walkWithin: number
}

export const listBounds: Bounds = { shortList: limits.exactTotal, walkWithin: 30_000 }

export async function planList(db: ReadDb, way: Way, bounds: Bounds): Promise<Plan> {
  const { filter, now, own } = way
  const texts = textConditions(filter)
  if (own === undefined && (filter.upid !== undefined || filter.searchType === 'uploader')) {
    const uploaders = await shownUploaders(db, filter, way.reader)
    if (uploaders.length === 0) return nothing
    texts.push({ sql: 'uploader = any($::bigint[])', value: uploaders })
  }
  const spans = spanConditions(filter, now)
  const facets = await facetsOf(db, filter)
  if (facets?.ids.length === 0) return nothing
  const ofFacets = facets ? [{ sql: 'facet = any($::integer[])', value: facets.ids }] : []
  const base =
    own === undefined ? [{ sql: live }] : [{ sql: 'removed_at is null' }, { sql: 'uploader = $', value: own }]
  const rest = [...ofFacets, ...spans, ...texts]
  const countable = own === undefined && spans.length + texts.length === 0
  if (countable) {
    const found = facets?.found ?? (await countAll(db))
    const exact = exactStream(filter)
    if (exact) return { kind: 'stream', stream: exact, merged: null, found, counted: true }
    if (found > bounds.shortList)
      return dense(db, { bounds, filter, base, rest, facets: facets?.ids ?? null, found, counted: true })
  }
  const ids = await gather(db, gatherSql(filter.sort, [...base, ...rest], bounds.shortList))
  if (ids.length <= bounds.shortList) return { kind: 'ids', ids }
  const mergeable = texts.length > 0 ? null : (facets?.ids ?? null)
  return dense(db, { bounds, filter, base, rest, facets: mergeable, found: ids.length, counted: false })
}

const nothing: Plan = { kind: 'ids', ids: [] }

interface Dense {
  readonly bounds: Bounds
  readonly filter: ReplayFilter
  readonly base: readonly Condition[]
  readonly rest: readonly Condition[]
  readonly facets: readonly number[] | null
  readonly found: number
  readonly counted: boolean
}

/** A long list is walked along its order, unless its rows stand too far down there. */
async function dense(db: ReadDb, { bounds, filter, base, rest, facets, found, counted }: Dense): Promise<Plan> {
  const { sort } = filter
  const prefix = indexed(filter)
  const stream: Stream = { sort, base: [...base, ...prefix], rest }
  const part = { after: null, offset: 0, limit: limits.pageSizeMax, within: bounds.walkWithin }
  const built = walkSql(stream, part)
  const first = await db.named(built, built.values)
  if (first.length === limits.pageSizeMax) return { kind: 'stream', stream, merged: null, found, counted }
  if (facets && (sort === 'score' || sort === 'iscore')) {
    // The combinations come first among the conditions.
    return { kind: 'stream', stream, merged: { facets, stream: { sort, base, rest: rest.slice(1) } }, found, counted }
  }
  // The planner finds and sorts all of it: no condition is left to be looked at row by row.
  return { kind: 'stream', stream: { sort, base: [...base, ...rest], rest: [] }, merged: null, found, counted }
}

/** The list that an index has as it is, with the name of its statement. */
function exactStream(filter: ReplayFilter): Stream | null {
  const { sort, game, rank } = filter
  const others = facetConditions(filter).length - indexed(filter).length
  if (others > 0 || (game !== undefined && sort !== 'time' && sort !== 'score')) return null
  const way = game === undefined ? '' : rank === undefined ? '-game' : '-rank'
  return { sort, base: [{ sql: live }, ...indexed(filter)], rest: [], name: `${sort}${way}` }
}

/** The fields that indexes by time and score begin with. */
const indexed = ({ sort, game, rank }: ReplayFilter): Condition[] => {
  if (game === undefined || (sort !== 'time' && sort !== 'score')) return []
  return [{ sql: 'game = $', value: game }, ...(rank === undefined ? [] : [{ sql: 'difficulty = $', value: rank }])]
}

/** The combinations a filter asks for, and how many live replays have them; null where it asks for none. */
async function facetsOf(db: ReadDb, filter: ReplayFilter): Promise<{ ids: number[]; found: number } | null> {
  const conditions = facetConditions(filter)
  if (conditions.length === 0) return null
  const values: unknown[] = []
  const tests = conditions.map(({ sql, value }) => {
    const place = `$${values.push(value)}`
    return sql.replaceAll('$', () => place)
  })
  const sql = `select coalesce(array_agg(id), '{}') as ids, coalesce(sum(replays), 0)::integer as found
    from replay_facets where ${tests.join(' and ')}`
  const [row] = await db.named<{ ids: number[]; found: number }>({ name: '', sql }, values)
  return row ?? { ids: [], found: 0 }
}

async function countAll(db: ReadDb): Promise<number> {
  const [row] = await db.named<{ found: number }>(allStatement, [])
  return row?.found ?? 0
}

async function gather(db: ReadDb, built: Built): Promise<number[]> {
  return (await db.named<{ id: number }>(built, built.values)).map(({ id }) => id)
}

const allStatement = {
  name: 'replays-all',
  sql: 'select coalesce(sum(replays), 0)::integer as found from replay_games',
}
