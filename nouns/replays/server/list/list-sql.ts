import * as houseLimits from '#rules/house-limits.ts'
import type { ReplaySort } from '../../rules/replay-filters.ts'
import { rowColumns } from '../replay-row.ts'
import { type Condition, sortKeys } from './filter-sql.ts'

/** A statement with its values. Without a name it is planned for these values and not prepared. */
export interface Built {
  readonly name: string
  readonly sql: string
  readonly values: readonly unknown[]
}

/**
 * The position of a row, after which a page begins. The key is text, because a Date is less precise than the column.
 */
export interface RowPlace {
  readonly key: string
  readonly id: number
}

/** A part of a list: `limit` rows after a position and an offset. */
export interface Part {
  readonly after: RowPlace | null
  readonly offset: number
  readonly limit: number
}

/** The rows a list is read from, and the conditions that select its rows. */
export interface Stream {
  readonly sort: ReplaySort
  /** Conditions that an index of the order serves by itself: live, game, a game's difficulty. */
  readonly base: readonly Condition[]
  /** Conditions that are tested row by row. */
  readonly rest: readonly Condition[]
  /** The table read at each step, if no index contains all tested columns. */
  readonly looks?: 'rows' | 'words' | undefined
  /** Name for the prepared statements of a stream that is read often. */
  readonly name?: string
}

/**
 * A page of a stream that an index contains in its order. The page size is part of the text, so that a generic plan
 * fits it.
 */
export function exactSql({ sort, base, name }: Stream, after: RowPlace | null, limit: number): Built {
  const built = new Values()
  const start = built.all(base) + built.after(sort, after)
  const sql = `select id, ${sortKeys[sort].sql} as k from replays where ${start} order by k desc, id desc limit ${limit}`
  const named = name && keptSizes.includes(limit) ? `replays-${name}-${limit}${after ? '-after' : ''}` : ''
  return { name: named, sql: rowsOf(sql), values: built.list }
}

/** The position of the row just before a page. */
export function placeSql({ sort, base }: Stream, { after, offset }: Omit<Part, 'limit'>): Built {
  const built = new Values()
  const start = built.all(base) + built.after(sort, after)
  const sql = `select id, ${sortKeys[sort].sql}::text as key from replays where ${start}
    order by ${sortKeys[sort].sql} desc, id desc limit 1 offset ${built.put(offset - 1)}`
  return { name: '', sql, values: built.list }
}

/** Page sizes that are requested often, and are prepared: those of the table, of a feed, and the largest. */
const keptSizes: readonly number[] = [houseLimits.pageSize, 30, houseLimits.pageSizeMax]

/** Rows of a part of the stream, in its order. */
export function walkSql(stream: Stream, part: Part): Built {
  const built = new Values()
  return { name: '', sql: rowsOf(walked(built, stream, part)), values: built.list }
}

/** Ids and keys of the first rows of the stream that are met within this number of steps. */
export function nearSql(stream: Stream, limit: number, within: number): Built {
  const built = new Values()
  const ids = walked(built, stream, { after: null, offset: 0, limit, within })
  return {
    name: '',
    sql: `select id, k::text as key from (${ids}) near order by near.k desc, id desc`,
    values: built.list,
  }
}

/** Walks the index of the order. `offset 0` or the inner limit keeps the planner from choosing another way. */
function walked(built: Values, { sort, base, rest }: Stream, part: Part & { readonly within?: number }): string {
  const key = sortKeys[sort].sql
  const start = built.all(base) + built.after(sort, part.after)
  const order = 'order by k desc, id desc'
  const inner = `select ${[...columnsOf(rest), 'id', `${key} as k`].join(', ')} from replays where ${start} ${order}
    ${part.within === undefined ? 'offset 0' : `limit ${built.put(part.within)}`}`
  return `select id, k from (${inner}) walked where ${built.all(rest)}
    limit ${built.put(part.limit)} offset ${built.put(part.offset)}`
}

/**
 * The facets whose highest rows are merged. An index contains each facet's rows in the order, with the tested columns.
 */
export interface Merge {
  readonly facets: string
  readonly size: number
  readonly stream: Stream
}

/**
 * A part of a list merged from the highest rows of each facet: for lists whose rows are far down in the order of all
 * replays.
 */
export function mergeSql(merge: Merge, part: Part): Built {
  const built = new Values()
  return { name: '', sql: rowsOf(merging(built, merge, part)), values: built.list }
}

/** The ids of the first rows of a merge. */
export function mergedIdsSql(merge: Merge, limit: number): Built {
  const built = new Values()
  const ids = merging(built, merge, { after: null, offset: 0, limit })
  return { name: '', sql: `select id from (${ids}) first order by k desc, id desc`, values: built.list }
}

function merging(built: Values, { facets, stream: { sort, base, rest } }: Merge, part: Part): string {
  const key = sortKeys[sort].sql
  const list = built.put(facets)
  const start = built.all([...base, ...rest]) + built.after(sort, part.after)
  return `select id, k from unnest(${list}::integer[]) as facets (facet)
    cross join lateral (
      select id, ${key} as k from replays where replays.facet = facets.facet and ${start}
      order by k desc, id desc limit ${built.put(part.limit + part.offset)}
    ) best order by k desc, id desc limit ${built.put(part.limit)} offset ${built.put(part.offset)}`
}

/** The conditions by which a list is gathered. */
export interface Gathering {
  readonly sort: ReplaySort
  readonly conditions: readonly Condition[]
  /** True if the conditions are on `replay_words` instead of `replays`. */
  readonly words: boolean
}

/** How far a list is gathered. */
export interface Reach {
  /** Rows counted at most; one more is read to find out whether there are more. */
  readonly most: number
  /** First ids answered at most, if the list was counted to its end. */
  readonly first: number
}

/** The length of a list and the ids of its first rows. The ids are empty if the list is longer than `most`. */
export function gatherSql({ sort, words, conditions }: Gathering, { most, first }: Reach): Built {
  const built = new Values()
  const sql = `with hits as materialized (
      select id, ${sortKeys[sort].sql} as k from ${words ? 'replay_words' : 'replays'}
      where ${built.all(conditions)} limit ${most + 1}
    ), counted as materialized (select count(*)::integer as found from hits)
    select found, case when found > ${most} then '[]' else (select coalesce(json_agg(id), '[]') from (
      select id from hits order by k desc, id desc limit ${first}) best) end as ids from counted`
  return { name: '', sql, values: built.list }
}

interface Glance {
  readonly sort: ReplaySort
  readonly conditions: readonly Condition[]
  /** Conditions tested on each row that is read. */
  readonly rest: readonly Condition[]
}

/** All ids of a list within the few rows that `conditions` select; null if those are more than `within`. */
export function glanceSql({ sort, conditions, rest }: Glance, within: number): Built {
  const built = new Values()
  const key = sortKeys[sort].sql
  const columns = [...new Set([...columnsOf(rest), key, 'id'])].join(', ')
  const sql = `with seen as materialized (
      select ${columns} from replays where ${built.all(conditions)} limit ${within + 1}
    ) select case when (select count(*) from seen) <= ${within} then (
      select coalesce(json_agg(id order by ${key} desc, id desc), '[]') from seen where ${built.all(rest)}) end as ids`
  return { name: '', sql, values: built.list }
}

/** Whole rows for the ids of a subquery. */
const rowsOf = (ids: string): string =>
  `select ${rowColumns}, page.k::text as key from (${ids}) page
   join replays r on r.id = page.id join members m on m.id = r.uploader
   order by page.k desc, page.id desc`

/** The columns that the conditions use. Only these are selected, so that an index-only scan is possible. */
const columnsOf = (conditions: readonly Condition[]): string[] =>
  filtered.filter((column) => conditions.some(({ sql }) => new RegExp(`\\b${column}\\b`).test(sql)))

const filtered = ['facet', 'uploaded_at', 'score', 'uploader', 'pilot_folded', 'comment'] as const

/** Collects the values of a statement and numbers their placeholders. */
class Values {
  readonly list: unknown[] = []

  put(value: unknown): string {
    return `$${this.list.push(value)}`
  }

  /** Condition for rows after a position in the order. */
  after(sort: ReplaySort, place: RowPlace | null): string {
    if (!place) return ''
    const { sql, type } = sortKeys[sort]
    return ` and (${sql}, id) < (${this.put(place.key)}::${type}, ${this.put(place.id)}::integer)`
  }

  all(conditions: readonly Condition[]): string {
    const each = conditions.map(({ sql, value, of }) => {
      const place = value === undefined ? '$' : this.put(value)
      const test = sql.replaceAll('$', () => place)
      return of ? test.replace('{}', () => this.all(of)) : test
    })
    return each.length === 0 ? 'true' : each.join(' and ')
  }
}
