import type { ReadDb } from '#kit/db/database.ts'
import { openTurns } from '#kit/http/turns.ts'
import type { Keeper } from '#kit/kept/keeper.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import * as limits from '#rules/house-limits.ts'
import { offsetOf, type PageAsked, pageOf } from '#rules/paging.ts'
import type { PaintingRow } from '../contract/painting-row.ts'
import { paintingQuery } from '../rules/painting-filters.ts'
import { type PaintingSort, paintingSorts } from '../rules/paintings.ts'
import { orderOf, orderSql, type PaintingWay, unpackIds } from './order-sql.ts'
import { paintingRow, rowColumns, type StoredRow } from './painting-row.ts'
import { live } from './store.ts'

export interface PaintingList {
  /** A page of a list at any depth. */
  readonly page: (db: ReadDb, way: PaintingWay, asked: PageAsked) => Promise<PaintingPage>
  /** The ids of a page of a list, and its paging fields. */
  readonly ids: (db: ReadDb, way: PaintingWay, asked: PageAsked) => Promise<{ ids: number[]; page: Paged }>
}

type Paged = ReturnType<typeof pageOf>
export type PaintingPage = Paged & { rows: PaintingRow[] }

const tags = ['paintings'] as const
const mostBytes = 32 * 1_024 * 1_024
const lifetimeMs = 10 * 60_000
/** How old an order by likes or by comments may be. New works, removals and edits show at once in every order. */
const countsMs = 60_000
/**
 * Orders that are read at once: each can take a connection for some tenths of a second, and anybody can ask for thousands of
 * filters that nobody asked for before. Further ones are refused as `busy`.
 */
const orderTurns = { atOnce: 4, waiting: 200 }
/** The first rows of the whole wall are read along an index, so that they need no order of all works. */
const direct = 300

/**
 * Opens the lists of works. The ids of a list are kept in memory in their order, 4 bytes each, until a write changes
 * which works there are; the rows of a page are read by id.
 */
export function openPaintingList(keeper: Keeper): PaintingList {
  const byTime = keeper.open<Int32Array>({ lifetimeMs, mostBytes })
  const byCounts = keeper.open<Int32Array>({ lifetimeMs: countsMs, mostBytes })
  const totals = keeper.open<number>({ lifetimeMs, mostBytes: 1_000 })
  const inTurn = openTurns(orderTurns)
  const flights = new Map<string, { readonly stamp: number; readonly ids: Promise<Int32Array> }>()

  const kept = ({ filter: { sort } }: PaintingWay) => (sort === 'time' ? byTime : byCounts)

  async function idsOf(db: ReadDb, way: PaintingWay): Promise<Int32Array> {
    const key = keyOf(way)
    const known = kept(way).get(key, way.now.getTime())
    if (known) return known
    const flying = flights.get(key)
    if (flying && keeper.holds(tags, flying.stamp)) return flying.ids
    const stamp = keeper.stamp()
    const flight = { stamp, ids: inTurn(() => readIds(db, way)) }
    flights.set(key, flight)
    try {
      const ids = await flight.ids
      const bytes = 500 + ids.byteLength
      kept(way).keep(key, ids, { tags, bytes, stamp, now: way.now.getTime() })
      return ids
    } finally {
      if (flights.get(key) === flight) flights.delete(key)
    }
  }

  async function totalOf(db: ReadDb, now: Date): Promise<number> {
    const known = totals.get('all', now.getTime())
    if (known !== null) return known
    const stamp = keeper.stamp()
    const [row] = await db.named<{ n: number }>(totalStatement, [limits.exactTotal + 1])
    const total = row?.n ?? 0
    totals.keep('all', total, { tags, bytes: 100, stamp, now: now.getTime() })
    return total
  }

  async function pageIds(db: ReadDb, way: PaintingWay, asked: PageAsked) {
    const all = await idsOf(db, way)
    const offset = offsetOf(asked)
    return { ids: [...all.subarray(offset, offset + asked.pageSize)], page: pageOf(all.length, asked) }
  }

  return {
    ids: pageIds,
    page: async (db, way, asked) => {
      if (isWhole(way) && offsetOf(asked) + asked.pageSize <= direct) {
        const [total, rows] = await Promise.all([
          totalOf(db, way.now),
          db.named<StoredRow>(directStatements[way.filter.sort], [asked.pageSize, offsetOf(asked)]),
        ])
        return { ...pageOf(total, asked), rows: rows.map(paintingRow) }
      }
      const { ids, page } = await pageIds(db, way, asked)
      return { ...page, rows: await rowsOf(db, ids) }
    },
  }
}

const isWhole = ({ filter, own }: PaintingWay): boolean =>
  own === undefined && paintingQuery({ ...filter, sort: 'time' }) === ''

const keyOf = ({ filter, own, now }: PaintingWay): string =>
  [paintingQuery(filter), filter.period && beijingDay(now), own ?? ''].join(' ')

async function readIds(db: ReadDb, way: PaintingWay): Promise<Int32Array> {
  const built = orderSql(way)
  const [row] = await db.named<{ ids: Buffer }>(built, built.values)
  return row ? unpackIds(row.ids) : new Int32Array()
}

/** Works that everybody sees, in the order of the ids. */
export const rowsOf = async (db: ReadDb, ids: readonly number[]): Promise<PaintingRow[]> =>
  ids.length > 0 ? (await db.named<StoredRow>(idsStatement, [ids])).map(paintingRow) : []

const idsStatement = {
  name: 'paintings-listed',
  sql: `select ${rowColumns}
        from unnest($1::integer[]) with ordinality as listed (id, place)
        join paintings p on p.id = listed.id join members m on m.id = p.uploader
        where ${live} order by listed.place`,
}

const directStatements = Object.fromEntries(
  paintingSorts.map((sort) => [
    sort,
    {
      name: `paintings-first-${sort}`,
      sql: `select ${rowColumns}
            from (select p.* from paintings p where ${live} order by ${orderOf[sort]} limit $1 offset $2) p
            join members m on m.id = p.uploader order by ${orderOf[sort]}`,
    },
  ]),
) as Record<PaintingSort, { name: string; sql: string }> // one for every order

const totalStatement = {
  name: 'paintings-total',
  sql: `select count(*)::integer as n from (select from paintings p where ${live} limit $1) counted`,
}
