import { sql } from 'kysely'
import type { Database, Tx } from '#kit/db/database.ts'
import type { MergedSegment, Segment } from './build-segment.ts'
import { foldRules } from './fold-text.ts'
import { bytesOf, numbersOf } from './numbers.ts'
import type { SegmentBuilder } from './segment-builder.ts'
import { completed, type SearchSource, type SourceRow } from './source.ts'
import './tables.ts'

/** Sizes of the index; tests take smaller ones. */
export interface IndexSizes {
  /** Queued rows are taken once there are so many of them, or once the first has waited for `waitMs`. */
  readonly due: number
  readonly waitMs: number
  /** Rows that are taken at once at most. */
  readonly batch: number
  /** Segments of one level that are merged. */
  readonly merged: number
  /** A segment with this many documents is not merged any more. */
  readonly full: number
}

export const indexSizes: IndexSizes = { due: 256, waitMs: 60_000, batch: 4_096, merged: 16, full: 65_536 }

/** Segments of one level differ in size by a factor of `merged` at most; those of the highest one are full. */
const levelOf = (documents: number, { full, merged }: IndexSizes): number =>
  documents >= full ? fullLevel : documents >= full / merged ? 2 : documents >= full / merged ** 2 ? 1 : 0

const fullLevel = 3

/** Segments are written anew when more than this part of their documents is dead. */
const mostDead = 0.05

/** Words of what was deleted are in the index no longer than this, in milliseconds. */
const buriedMs = 7 * 86_400_000

/** How long the pages of a replaced segment stay for searches that have begun, in milliseconds. */
const retiredMs = 10 * 60_000

export interface Indexer {
  /** To be called once a start, before anything is served. */
  start(tx: Tx): Promise<void>
  /**
   * Does a piece of the work that is due: takes queued rows into the index, merges segments, or indexes rows from before.
   * False if nothing is left to do, or if another process is at it.
   */
  step(): Promise<boolean>
}

interface IndexerParts {
  readonly db: Database
  readonly sources: readonly SearchSource[]
  readonly builder: SegmentBuilder
  readonly now: () => Date
  readonly sizes?: IndexSizes
}

export function openIndexer({ db, sources, builder, now, sizes = indexSizes }: IndexerParts): Indexer {
  const kinds = sources.map(({ kind }) => kind)
  return {
    start: (tx) => startGenerations(tx, kinds),
    step: async () => {
      const { waitMs, due, merged } = sizes
      const waited = new Date(now().getTime() - waitMs)
      const buried = new Date(now().getTime() - buriedMs)
      const [next] = await db.read.named<DuePiece>(dueStatement, [kinds, waited, due, merged, buried])
      const source = sources.find(({ kind }) => kind === next?.kind)
      if (!next || !source) {
        await sql`delete from search_segments where retired_at < ${new Date(now().getTime() - retiredMs)}`.execute(
          db.own,
        )
        return false
      }
      return db.transaction(async (tx) => {
        if (!(await lock(tx))) return false
        const state = await tx
          .selectFrom('search_state')
          .selectAll()
          .where('kind', '=', source.kind)
          .executeTakeFirstOrThrow()
        return pieces[next.piece]({ tx, source, state, builder, now: now(), sizes })
      })
    },
  }
}

interface DuePiece {
  readonly kind: string
  readonly piece: keyof typeof pieces
}

/**
 * The piece of work that is due first: $1 kinds, $2 time before which a queued row waits too long, $3 due, $4 merged, $5
 * time before which the dead lie too long.
 */
const dueStatement = {
  name: 'search-due',
  sql: `select kind, piece from (
      select 1 as turn, kind, 'queued' as piece from search_state s where kind = any($1) and (
        exists (select from search_queue q where q.kind = s.kind and q.at < $2)
        or (select count(*) from (select from search_queue q where q.kind = s.kind limit $3::integer) counted) = $3::integer)
      union all
      select 2, kind, 'dead' from search_segments
        where kind = any($1) and retired_at is null and (length(dead) / 4 > documents * ${mostDead} or buried_at < $5)
      union all
      select 3, kind, 'level' from search_segments
        where kind = any($1) and retired_at is null and level < ${fullLevel}
        group by kind, generation, level having count(*) >= $4::integer
      union all
      select 4, kind, 'older' from search_state
        where kind = any($1) and (floor_id > 0 and building is null or building_floor > 0 and building is not null)
    ) due order by turn limit 1`,
}

/** Held by the one process that changes the index, until its transaction ends. */
const indexLock = 7_391_061

const lock = async (tx: Tx): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${indexLock}) as held`.execute(tx)
  return rows[0]?.held === true
}

interface IndexState {
  readonly version: number
  readonly generation: number
  readonly building: number | null
  readonly floor_id: number
  readonly building_floor: number
}

interface Piece {
  readonly tx: Tx
  readonly source: SearchSource
  readonly state: IndexState
  readonly builder: SegmentBuilder
  readonly now: Date
  readonly sizes: IndexSizes
}

/** Begins the index of kinds that have none, and a new generation of those with an index of older folding rules. */
async function startGenerations(tx: Tx, kinds: readonly string[]): Promise<void> {
  if (kinds.length === 0) return
  await tx
    .insertInto('search_state')
    .values(kinds.map((kind) => ({ kind, rules: foldRules, building: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sql`update search_state set rules = ${foldRules}, building_floor = ${highestId},
      building = greatest(generation, building) + 1
    where kind = any(${[...kinds]}) and rules <> ${foldRules}`.execute(tx)
}

const highestId = 2 ** 31 - 1

/** Takes queued rows: their old copies die, and those that are still seen stand in a new segment. */
async function takeQueued({ tx, source, state, builder, now, sizes }: Piece): Promise<boolean> {
  const queued = await tx
    .selectFrom('search_queue')
    .select(['no', 'id', 'at'])
    .where('kind', '=', source.kind)
    .orderBy('no')
    .limit(sizes.batch)
    .execute()
  const waited = now.getTime() - (queued[0]?.at.getTime() ?? Infinity)
  if (queued.length < sizes.due && waited < sizes.waitMs) return false
  const ids = [...new Set(queued.map(({ id }) => id))].sort((a, b) => a - b)
  const rows = await rowsOf(tx, source, sql`${sql.raw(source.id)} = any(${ids}) order by 1`)
  const version = await raise(tx, source.kind)
  const segment = rows.length > 0 ? await builder.build(rows) : null
  for (const generation of [state.generation, state.building]) {
    if (generation === null) continue
    await bury(tx, { kind: source.kind, generation, ids, version })
    if (segment) await store(tx, { kind: source.kind, generation, version, segment, sizes })
  }
  await tx
    .deleteFrom('search_queue')
    .where(
      'no',
      'in',
      queued.map(({ no }) => no),
    )
    .execute()
  return true
}

/** Builds a segment anew without its dead. */
async function replaceDead({ tx, source, builder, now, sizes }: Piece): Promise<boolean> {
  const segment = await tx
    .selectFrom('search_segments')
    .select(['seg', 'generation'])
    .where('kind', '=', source.kind)
    .where('retired_at', 'is', null)
    .where(
      sql<boolean>`(length(dead) / 4 > documents * ${mostDead}::float8
        or buried_at < ${new Date(now.getTime() - buriedMs)})`,
    )
    .orderBy('seg')
    .executeTakeFirst()
  if (!segment) return false
  const { seg, generation } = segment
  await mergeInto(tx, { kind: source.kind, generation, segs: [seg], builder, now, sizes })
  return true
}

/** Merges the oldest segments of a level once there are enough of them. */
async function mergeLevel({ tx, source, builder, now, sizes }: Piece): Promise<boolean> {
  const { rows } = await sql<{ generation: number; segs: number[]; documents: number[] }>`
    select generation, array_agg(seg order by first_id) as segs, array_agg(documents order by first_id) as documents
    from search_segments
    where kind = ${source.kind} and retired_at is null and level < ${fullLevel}
    group by generation, level having count(*) >= ${sizes.merged} order by level limit 1`.execute(tx)
  const [level] = rows
  if (!level) return false
  const segs: number[] = []
  for (let all = 0; segs.length < sizes.merged && all < sizes.full; ) {
    all += level.documents[segs.length] ?? 0
    segs.push(level.segs[segs.length] ?? 0)
  }
  await mergeInto(tx, { kind: source.kind, generation: level.generation, segs, builder, now, sizes })
  return true
}

/** Indexes rows from before the index, the newest first; at the end a new generation takes the place of the old one. */
async function indexOlder({ tx, source, state, builder, now, sizes }: Piece): Promise<boolean> {
  const { kind } = source
  const generation = state.building ?? state.generation
  const floor = state.building === null ? state.floor_id : state.building_floor
  if (floor === 0) return false
  const id = sql.raw(source.id)
  const rows = await rowsOf(tx, source, sql`${id} < ${floor} order by ${id} desc limit ${sizes.batch}`)
  const version = await raise(tx, kind)
  if (rows.length > 0) {
    const indexed = await livingIds(tx, kind, generation)
    const missing = rows.filter((row) => !indexed.has(row.id)).reverse()
    // As large as one of level 1, so that sixteen of them make one of the highest level.
    if (missing.length > 0) await store(tx, { kind, generation, version, segment: await builder.build(missing), sizes })
  }
  const reached = rows.length < sizes.batch ? 0 : (rows.at(-1)?.id ?? 0)
  if (state.building === null) {
    await tx.updateTable('search_state').set({ floor_id: reached }).where('kind', '=', kind).execute()
  } else if (reached > 0) {
    await tx.updateTable('search_state').set({ building_floor: reached }).where('kind', '=', kind).execute()
  } else {
    await tx
      .updateTable('search_state')
      .set({ generation, building: null, floor_id: 0 })
      .where('kind', '=', kind)
      .execute()
    await tx
      .updateTable('search_segments')
      .set({ retired_at: now })
      .where('kind', '=', kind)
      .where('generation', '<>', generation)
      .where('retired_at', 'is', null)
      .execute()
  }
  return true
}

const rowsOf = async (tx: Tx, source: SearchSource, which: ReturnType<typeof sql>): Promise<readonly SourceRow[]> =>
  completed(source, (await sql<SourceRow>`${sql.raw(source.rows)} and ${which}`.execute(tx)).rows)

async function raise(tx: Tx, kind: string): Promise<number> {
  const { version } = await tx
    .updateTable('search_state')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('kind', '=', kind)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

interface Burial {
  readonly kind: string
  readonly generation: number
  /** Ascending. */
  readonly ids: readonly number[]
  readonly version: number
}

/** Adds rows to the dead of the segments where they stand. */
async function bury(tx: Tx, { kind, generation, ids, version }: Burial): Promise<void> {
  const segments = await tx
    .selectFrom('search_segments')
    .select(['seg', 'ids', 'dead'])
    .where('kind', '=', kind)
    .where('generation', '=', generation)
    .where('retired_at', 'is', null)
    .where(sql<boolean>`exists (select from unnest(${[...ids]}::integer[]) id where id between first_id and last_id)`)
    .execute()
  const gone = new Set(ids)
  for (const { seg, ids: stored, dead: before } of segments) {
    const dead = new Set(numbersOf(before))
    const { size } = dead
    for (const [number, id] of numbersOf(stored).entries()) if (gone.has(id)) dead.add(number)
    if (dead.size === size) continue
    await tx
      .updateTable('search_segments')
      .set({
        dead: bytesOf(Uint32Array.from(dead)),
        version,
        buried_at: sql`coalesce(buried_at, now())`,
      })
      .where('seg', '=', seg)
      .execute()
  }
}

async function livingIds(tx: Tx, kind: string, generation: number): Promise<ReadonlySet<number>> {
  const segments = await tx
    .selectFrom('search_segments')
    .select(['ids', 'dead'])
    .where('kind', '=', kind)
    .where('generation', '=', generation)
    .where('retired_at', 'is', null)
    .execute()
  const living = new Set<number>()
  for (const { ids, dead } of segments) {
    const buried = new Set(numbersOf(dead))
    for (const [number, id] of numbersOf(ids).entries()) if (!buried.has(number)) living.add(id)
  }
  return living
}

interface Merging {
  readonly kind: string
  readonly generation: number
  readonly segs: readonly number[]
  readonly builder: SegmentBuilder
  readonly now: Date
  readonly sizes: IndexSizes
}

/** Replaces segments by one with all their living documents. */
async function mergeInto(tx: Tx, { kind, generation, segs, builder, now, sizes }: Merging): Promise<void> {
  const merged: MergedSegment[] = []
  for (const seg of segs) merged.push(await loadSegment(tx, seg))
  const segment = await builder.merge(merged)
  const version = await raise(tx, kind)
  if (segment.ids.length > 0) await store(tx, { kind, generation, version, segment, sizes })
  await tx
    .updateTable('search_segments')
    .set({ retired_at: now, version })
    .where('seg', 'in', [...segs])
    .execute()
}

async function loadSegment(tx: Tx, seg: number): Promise<MergedSegment> {
  const row = await tx.selectFrom('search_segments').selectAll().where('seg', '=', seg).executeTakeFirstOrThrow()
  const pages = await tx.selectFrom('search_pages').select('data').where('seg', '=', seg).orderBy('no').execute()
  return {
    ids: numbersOf(row.ids),
    columns: numbersOf(row.columns),
    directory: numbersOf(row.directory),
    pages: pages.map(({ data }) => data),
    dead: new Set(numbersOf(row.dead)),
  }
}

interface StoredPlace {
  readonly kind: string
  readonly generation: number
  readonly version: number
  readonly segment: Segment
  readonly sizes: IndexSizes
}

async function store(tx: Tx, { segment, sizes, ...place }: StoredPlace): Promise<void> {
  const { ids, columns, directory, pages } = segment
  const { seg } = await tx
    .insertInto('search_segments')
    .values({
      ...place,
      level: levelOf(ids.length, sizes),
      first_id: ids[0] ?? 0,
      last_id: ids.at(-1) ?? 0,
      documents: ids.length,
      ids: bytesOf(ids),
      columns: bytesOf(columns),
      directory: bytesOf(directory),
      dead: new Uint8Array(),
      retired_at: null,
      buried_at: null,
    })
    .returning('seg')
    .executeTakeFirstOrThrow()
  for (let from = 0; from < pages.length; from += pagesAtOnce) {
    const some = pages.slice(from, from + pagesAtOnce).map((page) => Buffer.from(page))
    await sql`insert into search_pages (seg, no, data)
      select ${seg}::integer, ${from}::integer + n - 1, data from unnest(${some}::bytea[]) with ordinality as p (data, n)`.execute(
      tx,
    )
  }
}

const pagesAtOnce = 500

const pieces = { queued: takeQueued, dead: replaceDead, level: mergeLevel, older: indexOlder } as const
