import type { ReadDb } from '#kit/db/database.ts'
import type { Keeper } from '#kit/kept/keeper.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { type PageAsked, pageOf } from '#rules/paging.ts'
import type { ReplayRow } from '../../contract/replay-row.ts'
import { filterQuery } from '../../rules/replay-filters.ts'
import { replayRow, rowColumns, type StoredRow } from '../replay-row.ts'
import { type ListInColumns, openListInColumns } from './columns/list-in-columns.ts'
import { type Bounds, listBounds, type Plan, planFarther, planList, type Way } from './list-plan.ts'
import { type Built, exactSql, mergeSql, type Part, placeSql, type RowPlace, walkSql } from './list-sql.ts'

export interface ReplayList {
  /** POST /getReplay: answers a page of the replay table at any depth. */
  readonly page: (db: ReadDb, way: Way, asked: PageAsked) => Promise<ReplayPage>
}

export type ReplayPage = ReturnType<typeof pageOf> & { rows: ReplayRow[] }

/** The cached state of a list in this process. */
interface Known {
  readonly plan: Plan
  /**
   * Positions of rows that were read, each with the number of rows up to it, in that order. A far page starts at the
   * nearest.
   */
  readonly places: { readonly count: number; readonly place: RowPlace }[]
  /** The keeper's logical time before anything of the list was read. */
  readonly stamp: number
}

const lifetimeMs = 10 * 60_000
const mostBytes = 32 * 1_024 * 1_024
const mostPlaces = 2_000
/**
 * Maximum offset of a merge from the nearest known position: each facet is read down to it. Beyond it, the index of the
 * whole order is walked.
 */
const mostMerged = 500
const tags = ['replays', 'members'] as const

/**
 * Opens the lists of replays. Filtered lists are found in columns in memory. For other lists, and while the columns are
 * not available, the plan and the positions read so far are cached until a write touches the list.
 */
export function openReplayList(
  keeper: Keeper,
  bounds: Bounds = listBounds,
  columns: ListInColumns | null = openListInColumns(keeper),
): ReplayList {
  const room = keeper.open<Known>({ lifetimeMs, mostBytes })

  async function know(way: Way, stamp: number, plan: Promise<Plan>): Promise<Known> {
    const made = await plan
    const before = made.kind === 'stream' ? made.before : null
    const known = { plan: made, places: before ? [{ count: 0, place: before }] : [], stamp }
    room.keep(keyOf(way), known, { tags, bytes: bytesOf(known.plan), stamp, now: way.now.getTime() })
    return known
  }

  return {
    page: async (db, way, asked) => {
      const offset = (asked.pageNum - 1) * asked.pageSize
      const stamp = keeper.stamp()
      const found = await columns?.find(db, way, { offset, limit: asked.pageSize })
      if (found) return { ...pageOf(found.found, asked), rows: await rowsOf(db, found.ids) }
      let known = room.get(keyOf(way), way.now.getTime()) ?? (await know(way, stamp, planList(db, way, bounds)))
      if (beyond(known.plan, offset + asked.pageSize, bounds)) {
        known = await know(way, known.stamp, planFarther(db, known.plan, bounds))
      }
      return readPage(db, known, { ...asked, offset })
    },
  }
}

/** Whether a page ends beyond the rows that the plan can reach. */
function beyond(plan: Plan, end: number, { shortList }: Bounds): boolean {
  if (plan.kind === 'ids') return end > plan.ids.length && plan.ids.length < plan.found
  // The end of an uncounted list is unknown and its rows may be far apart, so the whole list is gathered once.
  return plan.whole !== null && end > shortList
}

function keyOf({ filter, own, reader, now }: Way): string {
  const self = reader !== undefined && reader === filter.upid
  return [filterQuery(filter), filter.period && beijingDay(now), own ?? '', self].join(' ')
}

async function readPage(db: ReadDb, known: Known, asked: PageAsked & { readonly offset: number }): Promise<ReplayPage> {
  const { plan } = known
  const { offset, pageSize } = asked
  if (plan.kind === 'stream') {
    return { ...pageOf(plan.found, asked), rows: await streamPage(db, { ...known, plan }, { offset, limit: pageSize }) }
  }
  return { ...pageOf(plan.found, asked), rows: await rowsOf(db, plan.ids.slice(offset, offset + pageSize)) }
}

const rowsOf = async (db: ReadDb, ids: readonly number[]): Promise<ReplayRow[]> =>
  ids.length > 0 ? (await db.named<StoredRow>(idsStatement, [ids])).map(replayRow) : []

async function streamPage(db: ReadDb, known: Streaming, asked: { readonly offset: number; readonly limit: number }) {
  const { plan, places } = known
  if (!plan.whole && asked.offset >= plan.found) return []
  if (asked.offset + asked.limit <= plan.head.length) {
    return rowsOf(db, plan.head.slice(asked.offset, asked.offset + asked.limit))
  }
  const nearest = places[countUpTo(places, asked.offset) - 1]
  const part = {
    after: nearest?.place ?? null,
    offset: asked.offset - (nearest?.count ?? 0),
    limit: asked.limit,
  }
  const built = await pageSql(db, plan, part)
  if (!built) return []
  const rows = await db.named<StoredRow & { key: string }>(built, built.values)
  const last = rows.at(-1)
  if (last) remember(places, { count: asked.offset + rows.length, place: { key: last.key, id: last.id } })
  return rows.map(replayRow)
}

async function pageSql(db: ReadDb, { stream, merged }: Streaming['plan'], part: Part): Promise<Built | null> {
  if (merged && part.offset <= mostMerged) return mergeSql(merged, part)
  if (stream.rest.length > 0) return walkSql(stream, part)
  if (part.offset === 0) return exactSql(stream, part.after, part.limit)
  const built = placeSql(stream, part)
  const [place] = await db.named<RowPlace>(built, built.values)
  return place ? exactSql(stream, place, part.limit) : null
}

type Streaming = Known & { readonly plan: Extract<Plan, { kind: 'stream' }> }

/** The number of places at or before the offset. */
function countUpTo(places: Known['places'], offset: number): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle]?.count ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}

function remember(places: Known['places'], met: Known['places'][number]): void {
  const at = countUpTo(places, met.count)
  if (places.length < mostPlaces && places[at - 1]?.count !== met.count) places.splice(at, 0, met)
}

const bytesOf = (plan: Plan): number => {
  if (plan.kind === 'ids') return 1_000 + 8 * plan.ids.length
  const values = [...plan.stream.rest, ...(plan.whole?.conditions ?? [])].map(({ value }) => String(value).length)
  return values.reduce((sum, length) => sum + 2 * length, 1_000 + 100 * mostPlaces)
}

const idsStatement = {
  name: 'replays-listed',
  sql: `select ${rowColumns}
        from unnest($1::integer[]) with ordinality as listed (id, place)
        join replays r on r.id = listed.id join members m on m.id = r.uploader
        where r.removed_at is null order by listed.place`,
}
