import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { RunSeries } from '@patisserie/replay/series-facts'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import type { ReplaySeries } from '../../contract/scorecard.ts'
import './tables.ts'

/** Deflates a run's series for storage, to a third of its JSON. */
export const packSeries = (series: RunSeries | null): Promise<Uint8Array | null> =>
  series === null ? Promise.resolve(null) : promisify(deflateRaw)(JSON.stringify(series), { level: 6 })

export const keepSeries = async (tx: Tx, replay: number, series: Uint8Array | null): Promise<void> => {
  await tx
    .insertInto('replay_series')
    .values({ replay, series })
    .onConflict((c) => c.column('replay').doUpdateSet({ series }))
    .execute()
}

/** Null if the replay does not exist, was removed or is held. */
export async function storedSeries(db: ReadDb, id: number): Promise<StoredSeries | null> {
  const [row] = await db.named<StoredSeries>(seriesStatement, [id])
  return row ?? null
}

export interface StoredSeries {
  readonly uploader: number
  readonly open: boolean
  /** Null if the file has no series or was not read for it yet. */
  readonly series: Buffer | null
}

export const unpackSeries = async (stored: Buffer): Promise<ReplaySeries> =>
  JSON.parse((await promisify(inflateRaw)(stored)).toString('utf8')) as ReplaySeries // written by packSeries

const seriesStatement = {
  name: 'replays-series',
  sql: `select r.uploader, r.open, s.series from replays r left join replay_series s on s.replay = r.id
        where r.id = $1 and r.removed_at is null and r.held_at is null`,
}
