import { limits } from '@patisserie/rules/limits'
import type { ReplaySort } from '@patisserie/rules/replays/replay-filters'
import { type Condition, sortKeys } from './filter-sql.ts'
import { rowColumns } from './replay-row.ts'

/** A statement with its values; without a name it is planned for these values and forgotten. */
export interface Built {
  readonly name: string
  readonly sql: string
  readonly values: readonly unknown[]
}

/** A row of a list after which a page begins: as text, because a Date is coarser than the column. */
export interface RowPlace {
  readonly key: string
  readonly id: number
}

/** Which part of a list. */
export interface Part {
  readonly after: RowPlace | null
  readonly offset: number
  readonly limit: number
}

/** Where the rows of a list come from, and which of them belong to it. */
export interface Stream {
  readonly sort: ReplaySort
  /** What an index of the order answers by itself: live, a game, a game's difficulty. */
  readonly base: readonly Condition[]
  /** What is looked at row by row. */
  readonly rest: readonly Condition[]
  /** What else is read at each step, where no index has all that is looked at. */
  readonly looks?: 'rows' | 'words' | undefined
  /** Of a stream that many ask for: a name for its statements. */
  readonly name?: string
}

/** A page of a stream that an index has as it is. The size stands in the text, so that a plan for it can be kept. */
export function exactSql({ sort, base, name }: Stream, after: RowPlace | null, limit: number): Built {
  const built = new Values()
  const start = built.all(base) + built.after(sort, after)
  const sql = `select id, ${sortKeys[sort].sql} as k from replays where ${start} order by k desc, id desc limit ${limit}`
  const named = name && keptSizes.includes(limit) ? `replays-${name}-${limit}${after ? '-after' : ''}` : ''
  return { name: named, sql: rowsOf(sql), values: built.list }
}

/** The last of so many rows that stand before a page. */
export function placeSql({ sort, base }: Stream, { after, offset }: Omit<Part, 'limit'>): Built {
  const built = new Values()
  const start = built.all(base) + built.after(sort, after)
  const sql = `select id, ${sortKeys[sort].sql}::text as key from replays where ${start}
    order by ${sortKeys[sort].sql} desc, id desc limit 1 offset ${built.put(offset - 1)}`
  return { name: '', sql, values: built.list }
}

/** Sizes of a page that are asked for again and again: a table's, a feed's, the largest. */
const keptSizes: readonly number[] = [limits.replayPageSize, 30, limits.pageSizeMax]

/** A part of the stream in its order. */
export function walkSql(stream: Stream, part: Part): Built {
  const built = new Values()
  return { name: '', sql: rowsOf(walked(built, stream, part)), values: built.list }
}

/** The first rows of the stream that are met within so many steps. */
export function nearSql(stream: Stream, limit: number, within: number): Built {
  const built = new Values()
  const ids = walked(built, stream, { after: null, offset: 0, limit, within })
  return {
    name: '',
    sql: `select id, k::text as key from (${ids}) near order by near.k desc, id desc`,
    values: built.list,
  }
}

/** An index of the order is walked, whatever else the planner would think of. */
function walked(built: Values, { sort, base, rest }: Stream, part: Part & { readonly within?: number }): string {
  const key = sortKeys[sort].sql
  const start = built.all(base) + built.after(sort, part.after)
  const order = 'order by k desc, id desc'
  const inner = `select ${[...columnsOf(rest), 'id', `${key} as k`].join(', ')} from replays where ${start} ${order}
    ${part.within === undefined ? 'offset 0' : `limit ${built.put(part.within)}`}`
  return `select id, k from (${inner}) walked where ${built.all(rest)}
    limit ${built.put(part.limit)} offset ${built.put(part.offset)}`
}

/** The combinations whose highest rows are merged: an index has each in the order, with what is asked for beside it. */
export interface Merge {
  readonly facets: string
  readonly size: number
  readonly stream: Stream
}

/** A part of the highest rows of each combination, merged: for lists whose rows stand far down the order of all. */
export function mergeSql(merge: Merge, part: Part): Built {
  const built = new Values()
  return { name: '', sql: rowsOf(merging(built, merge, part)), values: built.list }
}

/** The ids of the first rows. */
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

/** What a list is gathered by. */
export interface Gathering {
  readonly sort: ReplaySort
  readonly conditions: readonly Condition[]
  /** The conditions are asked of `replay_words`. */
  readonly words: boolean
}

/** How far a list is gathered. */
export interface Reach {
  /** So many rows of the list are counted; one more tells that there are more. */
  readonly most: number
  /** So many of its first rows are told, where it was counted to its end. */
  readonly first: number
}

/** The length of a list and the ids of its first rows; no ids where it is longer than was counted. */
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
  /** What is looked at when a row is found. */
  readonly rest: readonly Condition[]
}

/** All ids of a list among the few rows that the conditions lead to; null where those are more than so many. */
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

/** Whole rows of the ids of a subquery. */
const rowsOf = (ids: string): string =>
  `select ${rowColumns}, page.k::text as key from (${ids}) page
   join replays r on r.id = page.id join members m on m.id = r.uploader
   order by page.k desc, page.id desc`

/** What the conditions ask for, so that an index that has it beside its order is enough. */
const columnsOf = (conditions: readonly Condition[]): string[] =>
  filtered.filter((column) => conditions.some(({ sql }) => new RegExp(`\\b${column}\\b`).test(sql)))

const filtered = ['facet', 'uploaded_at', 'score', 'uploader', 'pilot_folded', 'comment'] as const

/** The values of a statement in the order of their numbers. */
class Values {
  readonly list: unknown[] = []

  put(value: unknown): string {
    return `$${this.list.push(value)}`
  }

  /** What stands after a place in the order. */
  after(sort: ReplaySort, place: RowPlace | null): string {
    if (!place) return ''
    const { sql, type } = sortKeys[sort]
    return ` and (${sql}, id) < (${this.put(place.key)}::${type}, ${this.put(place.id)}::integer)`
  }

  all(conditions: readonly Condition[]): string {
    const each = conditions.map(({ sql, value, of }) => {
      if (of) return sql.replace('{}', () => this.all(of))
      if (value === undefined) return sql
      const place = this.put(value)
      return sql.replaceAll('$', () => place)
    })
    return each.length === 0 ? 'true' : each.join(' and ')
  }
}
