import { setTimeout as sleep } from 'node:timers/promises'
import type { ReadDb } from '#kit/db/database.ts'
import type { Keeper } from '#kit/kept/keeper.ts'
import type { Facet } from './facet-table.ts'
import { type ColumnRow, ReplayColumns } from './replay-columns.ts'

export interface ColumnFeed {
  /**
   * The columns, with at least everything committed before the call began. Null if they are not available: ask the
   * database.
   */
  current(db: ReadDb): Promise<ReplayColumns | null>
}

export interface FeedBounds {
  /** Highest replay id for which columns are held; each id takes 44 bytes. */
  readonly mostIds: number
  /** Rows per query while all are loaded; each query blocks this process for some milliseconds. */
  readonly loadRows: number
  /** If more replays than this changed at once, all are loaded again. */
  readonly mostChanged: number
  /** How long a change without a notification, such as a manual one, may go unseen, in milliseconds. */
  readonly oldestMs: number
}

export const feedBounds: FeedBounds = { mostIds: 2_000_000, loadRows: 2_000, mostChanged: 5_000, oldestMs: 60_000 }

/**
 * Columns not read for this long are loaded again. Must be far less than the day for which `replay_changes` are kept.
 */
const forgottenMs = 6 * 3_600_000
const againMs = 5_000
const tags = ['replays'] as const

/**
 * Holds the columns of this process. The first list that needs them starts loading them in the background. When the
 * keeper says that replays may have changed, the next list first reads the changes: everything written by transactions
 * that the last reading could not see. A lost notification is therefore made up by the next reading.
 */
export function openColumnFeed(keeper: Keeper, bounds: FeedBounds = feedBounds): ColumnFeed {
  let known: Known | null = null
  let loading = false
  let refreshing: Promise<void> | null = null
  let restUntil = 0

  const load = async (db: ReadDb) => {
    loading = true
    try {
      known = await readAll(db, bounds)
      if (known === null) restUntil = Number.POSITIVE_INFINITY
    } catch {
      restUntil = Date.now() + againMs
    } finally {
      loading = false
    }
  }
  const refresh = async (db: ReadDb, held: Known) => {
    const [stamp, asked] = [keeper.stamp(), Date.now()]
    const changed = await db.named<ChangedRow>(changedStatement, [held.horizon, bounds.mostChanged + 1])
    const unknown = changed.some(({ facet }) => facet !== null && !held.columns.facets.has(facet))
    if (unknown) held.columns.facets.add(await db.named<Facet>(facetsStatement, []))
    if (changed.length > bounds.mostChanged || changed.some(({ replay }) => (replay ?? 0) > bounds.mostIds)) {
      if (known === held) known = null
      return
    }
    for (const row of changed) {
      if (row.replay === null) continue
      if (row.facet === null) held.columns.drop(row.replay)
      else held.columns.put({ ...row, id: row.replay, facet: row.facet })
    }
    Object.assign(held, { horizon: changed[0]?.horizon ?? held.horizon, stamp, at: asked })
  }

  return {
    current: async (db) => {
      const asked = Date.now()
      const arrived = keeper.stamp()
      if (known && asked - known.at > forgottenMs) known = null
      if (!known && !loading && asked >= restUntil) void load(db)
      for (let held = known; held !== null && known === held; ) {
        const recent = asked - held.at < bounds.oldestMs
        // A reading that began after this call is fresh. One that began before may miss a write that this call must
        // see.
        if (held.stamp > arrived || (recent && keeper.holds(tags, held.stamp))) return held.columns
        refreshing ??= refresh(db, held).finally(() => {
          refreshing = null
        })
        try {
          await refreshing
        } catch {
          return null
        }
      }
      return null
    },
  }
}

interface Known {
  readonly columns: ReplayColumns
  /** Transaction id: all transactions below it had ended, and their writes are in the columns. */
  horizon: string
  /** The keeper's logical time before the last reading. */
  stamp: number
  /** Time when the last reading began, in milliseconds. */
  at: number
}

/**
 * Loads all live replays page by page; the first refresh adds what was written meanwhile. Null if there are too many
 * ids.
 */
async function readAll(db: ReadDb, { mostIds, loadRows }: FeedBounds): Promise<Known | null> {
  const [begun] = await db.named<{ horizon: string; highest: number }>(beginStatement, [])
  if (!begun || begun.highest > mostIds) return null
  const at = Date.now()
  const columns = new ReplayColumns()
  columns.facets.add(await db.named<Facet>(facetsStatement, []))
  for (let last = 0; ; ) {
    const rows = await db.named<ColumnRow>(rowsStatement, [last, loadRows])
    for (const row of rows) columns.put(row)
    last = rows.at(-1)?.id ?? 0
    if (rows.length < loadRows) break
    // Let other work of this process run first.
    await sleep(1)
  }
  return { columns, horizon: begun.horizon, stamp: 0, at }
}

const columnsOf = `r.facet, r.uploader, r.pilot_folded as pilot,
  (extract(epoch from r.uploaded_at) * 1000000)::bigint as at, r.score, r.likes, r.comments, r.iscore_key as iscore, w.said`

const beginStatement = {
  name: 'replay-columns-begin',
  sql: `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
          (select coalesce(max(id), 0) from replays) as highest`,
}

const facetsStatement = {
  name: 'replay-columns-facets',
  sql: 'select id, game, difficulty, shot, type, category, flags from replay_facets',
}

const rowsStatement = {
  name: 'replay-columns-rows',
  sql: `select r.id, ${columnsOf}
        from replays r left join replay_words w on w.id = r.id
        where r.id > $1 and r.removed_at is null and r.held_at is null order by r.id limit $2`,
}

/**
 * Answers at least one row, which carries the horizon. The upper bound matters after a restore: the changes may then
 * have transaction ids that are still to come.
 */
const changedStatement = {
  name: 'replay-columns-changed',
  sql: `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, c.replay, ${columnsOf}
        from (select) one
        left join (
          select distinct replay from replay_changes
          where changed >= $1::xid8 and changed < pg_snapshot_xmax(pg_current_snapshot()) limit $2
        ) c on true
        left join replays r on r.id = c.replay and r.removed_at is null and r.held_at is null
        left join replay_words w on w.id = r.id`,
}

/** A changed replay; `facet` is null if it is no longer live. */
type ChangedRow = Omit<ColumnRow, 'id' | 'facet'> & {
  readonly horizon: string
  readonly replay: number | null
  readonly facet: number | null
}
