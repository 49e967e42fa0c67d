import { limits } from '@patisserie/rules/limits'
import type { ReplaySort } from '@patisserie/rules/replay-filters'
import { type Condition, sortKeys } from './filter-sql.ts'
import { rowColumns } from './replay-row.ts'

/** A statement with its values; without a name it is planned for these values and forgotten. */
export interface Built {
  readonly name: string
  readonly sql: string
  readonly values: readonly unknown[]
}

/** A row of a list after which a page begins: as text, because a Date is coarser than the column. */
export interface Place {
  readonly key: string
  readonly id: number
}

/** Which part of a list. */
export interface Part {
  readonly after: Place | null
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
  /** Of a stream that many ask for: a name for its statements. */
  readonly name?: string
}

/** A page of a stream that an index has as it is. The size stands in the text, so that a plan for it can be kept. */
export function exactSql({ sort, base, name }: Stream, after: Place | null, limit: number): Built {
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

/** The stream in its order: an index of that order is walked, whatever else the planner would think of. */
export function walkSql({ sort, base, rest }: Stream, part: Part & { readonly within?: number }): Built {
  const built = new Values()
  const key = sortKeys[sort].sql
  const start = built.all(base) + built.after(sort, part.after)
  const order = 'order by k desc, id desc'
  const inner = `select ${[...columnsOf(rest), 'id', `${key} as k`].join(', ')} from replays where ${start} ${order}
    ${part.within === undefined ? 'offset 0' : `limit ${built.put(part.within)}`}`
  const sql = `select id, k from (${inner}) walked where ${built.all(rest)}
    limit ${built.put(part.limit)} offset ${built.put(part.offset)}`
  return { name: '', sql: rowsOf(sql), values: built.list }
}

/** The highest rows of each combination, merged: for lists whose rows stand far down the order of all. */
export function mergeSql(facets: string, { sort, base, rest }: Stream, part: Part): Built {
  const built = new Values()
  const key = sortKeys[sort].sql
  const list = built.put(facets)
  const start = built.all([...base, ...rest]) + built.after(sort, part.after)
  const sql = `select id, k from unnest(${list}::integer[]) as facets (facet)
    cross join lateral (
      select id, ${key} as k from replays where replays.facet = facets.facet and ${start}
      order by k desc, id desc limit ${built.put(part.limit + part.offset)}
    ) best order by k desc, id desc limit ${built.put(part.limit)} offset ${built.put(part.offset)}`
  return { name: '', sql: rowsOf(sql), values: built.list }
}

/** What a list is gathered by. */
export interface Gathering {
  readonly sort: ReplaySort
  /** Found combination by combination; null: by what the conditions say. */
  readonly facets: string | null
  /** What an index has beside the combination, or what leads to the rows without one. */
  readonly conditions: readonly Condition[]
  /** What is looked at when a row is found. */
  readonly rest: readonly Condition[]
  /** Rows are fetched while they are found, so their keys are at hand; else indexes alone may do. */
  readonly fetches: boolean
}

/** All ids of a list in its order; one more than the bound tells that there are more: then those are not in order. */
export function gatherSql({ sort, facets, conditions, rest, fetches }: Gathering, most: number): Built {
  const built = new Values()
  const key = sortKeys[sort].sql
  const atHand = fetches || key === 'uploaded_at' || key === 'score'
  const list = facets === null ? null : built.put(facets)
  const columns = [...new Set([...columnsOf(rest), ...(atHand ? [key] : []), 'id'])].join(', ')
  const rows = (more: string) => `select ${columns} from replays where ${built.all(conditions)}${more}`
  // Each by itself, as nobody can tell the planner how many rows all of them have together.
  const found = list
    ? `unnest(${list}::integer[]) as facets (facet) cross join lateral (
        ${rows(' and replays.facet = facets.facet')} offset 0) each`
    : `(${rows('')}) each`
  const ids = `json_agg(id order by ${key} desc, id desc)`
  const sql = `with hits as materialized (
      select id${atHand ? `, ${key}` : ''} from ${found} where ${built.all(rest)} limit ${most + 1}
    ) select ${
      atHand
        ? `coalesce(${ids}, '[]') as ids from hits`
        : `case when (select count(*) from hits) > ${most} then (select json_agg(id) from hits)
           else (select coalesce(${ids}, '[]') from hits cross join lateral (
             select ${key} from replays where replays.id = hits.id offset 0) keys) end as ids`
    }`
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
  after(sort: ReplaySort, place: Place | null): string {
    if (!place) return ''
    const { sql, type } = sortKeys[sort]
    return ` and (${sql}, id) < (${this.put(place.key)}::${type}, ${this.put(place.id)}::integer)`
  }

  all(conditions: readonly Condition[]): string {
    const each = conditions.map(({ sql, value }) => {
      if (value === undefined) return sql
      const place = this.put(value)
      return sql.replaceAll('$', () => place)
    })
    return each.length === 0 ? 'true' : each.join(' and ')
  }
}
