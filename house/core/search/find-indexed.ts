import type { NamedStatement, ReadDb } from '#kit/db/database.ts'
import * as limits from '#rules/search/search-limits.ts'
import type { SearchAsk } from './finder.ts'
import { idAt, type TimedTable } from './id-at.ts'
import type { SearchIndex } from './open-index.ts'
import { type RankedRow, rankedStatement, rankHits } from './rank-hits.ts'
import type { DocumentFilter } from './segment-search.ts'

/** The hits of one page, with the counts of all. */
export interface IndexedPage {
  readonly ids: readonly number[]
  readonly total: number
  readonly more: boolean
  readonly since: Date | null
}

/** One type of indexed things. */
export interface IndexedType {
  readonly index: SearchIndex
  readonly timed: TimedTable
  /** Leaves things out by author, place, room and id. */
  readonly counts?: DocumentFilter | undefined
  /** Of the ids in $1, those that count: `id`, and `text` and `at` for their rank. */
  readonly ranked: NamedStatement
  /** Leaves out ids by what the index does not hold. */
  readonly narrow?: ((ids: Int32Array) => Promise<Int32Array>) | undefined
  /** Which of the ids come before all others in an order by match. */
  readonly first?: ((ids: Int32Array) => Promise<ReadonlySet<number>>) | undefined
}

/** Finds things by the index, with the filters that all types have, and puts them into the order asked for. */
export async function findIndexed(db: ReadDb, ask: SearchAsk, type: IndexedType): Promise<IndexedPage> {
  const counts = await filterOf(db, ask, type)
  const found = await type.index.find(db, { terms: ask.terms, counts, most: limits.searchHits })
  const ids = type.narrow ? await type.narrow(found.ids) : found.ids
  const since = found.floorId > 0 ? await timeOf(db, type.timed, found.floorId) : null
  const end = ask.offset + ask.limit
  const page = { total: ids.length, more: found.more, since }
  if (ask.limit === 0) return { ids: [], ...page }
  if (ask.sort === 'time') return { ids: [...ids.subarray(ask.offset, end)], ...page }
  const first = (await type.first?.(ids)) ?? new Set()
  const sorted = firstOf([...ids], first)
  if (ask.offset >= limits.searchRanked) return { ids: sorted.slice(ask.offset, end), ...page }
  const ranked = rankedStatement(type.ranked, ask.terms.length)
  const top = sorted.slice(0, limits.searchRanked)
  const [counted] = await db.named<{ hits: readonly RankedRow[] }>(ranked, [top, ...ask.terms])
  const hits = firstOf(rankHits(counted?.hits ?? [], ask.terms, ask.now), first)
  const order = [...hits, ...sorted.slice(limits.searchRanked, end)]
  return { ids: order.slice(ask.offset, end), ...page }
}

/** Those of the ids that are in `first`, and then the others, each in their order. */
const firstOf = (ids: readonly number[], first: ReadonlySet<number>): readonly number[] =>
  first.size === 0 ? ids : [...ids.filter((id) => first.has(id)), ...ids.filter((id) => !first.has(id))]

async function filterOf(
  db: ReadDb,
  { filters, by, without }: SearchAsk,
  type: IndexedType,
): Promise<DocumentFilter | null> {
  const [from, to] = await Promise.all([bound(db, type.timed, filters.after), bound(db, type.timed, filters.before)])
  const { counts } = type
  // Columns are 32 bits wide.
  const author = by === null ? null : by >>> 0
  const blocked = new Set(Array.from(without, (id) => id >>> 0))
  if (!counts && author === null && blocked.size === 0 && from === null && to === null) return null
  return (of, place, room, id) =>
    (author === null || of === author) &&
    !blocked.has(of) &&
    (from === null || id >= from) &&
    (to === null || id < to) &&
    (counts?.(of, place, room, id) ?? true)
}

const bound = (db: ReadDb, timed: TimedTable, day: string | undefined) =>
  day === undefined ? null : idAt(db, timed, beijingMidnight(day))

/** The beginning of a Beijing day. */
export const beijingMidnight = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

async function timeOf(db: ReadDb, { table, at }: TimedTable, id: number): Promise<Date | null> {
  const statement = {
    name: `time-of-${table}`,
    sql: `select ${at} as at from ${table} where id >= $1 order by id limit 1`,
  }
  const [row] = await db.named<{ at: Date }>(statement, [Math.min(id, 2 ** 31 - 1)])
  return row?.at ?? new Date()
}
