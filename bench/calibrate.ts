import { createHash } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'

/** Median time of fixed pieces of work on this machine now, in milliseconds. */
export interface Calibration {
  /** One thread: SHA-256 over 4 MB, and 40 rows written as JSON and read again, 100 times. */
  readonly cpu: number
  /** A round trip to another process. */
  readonly trip: number
  /** A PostgreSQL commit that waits for the disk. */
  readonly commit: number
}

export interface Calibrator {
  take(): Promise<Calibration>
  close(): Promise<void>
}

/**
 * Measures how fast the machine is at the time of each row of a bench, so that rows of different days and machines can be
 * compared. The work uses none of the site's code, so it does not change with the site: two processes and the database of
 * the data folder.
 */
export async function openCalibrator(dataFolder: string): Promise<Calibrator> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataFolder, 'postgres') })
  const client = new pg.Client({ ...postgres.connection })
  await client.connect()
  // One unmeasured run warms up the compiler and the caches.
  cpuWork()
  return {
    take: async () => ({
      cpu: await median(7, cpuWork),
      trip: await median(200, () => client.query('select 1')),
      // The smallest possible commit: a message in the write-ahead log that nobody reads.
      commit: await median(40, () => client.query(`select pg_logical_emit_message(true, 'bench', 'calibration')`)),
    }),
    close: async () => {
      await client.end()
      await postgres.stop()
    },
  }
}

export const calibrationHeading = ['cpu ms', 'trip ms', 'commit'].map((head) => head.padStart(9)).join('')

export const calibrationLine = ({ cpu, trip, commit }: Calibration): string =>
  [cpu.toFixed(1), trip.toFixed(3), commit.toFixed(2)].map((figure) => figure.padStart(9)).join('')

/** Mean of the calibrations before and after a row. */
export const between = (before: Calibration, after: Calibration): Calibration => ({
  cpu: (before.cpu + after.cpu) / 2,
  trip: (before.trip + after.trip) / 2,
  commit: (before.commit + after.commit) / 2,
})

const bytes = Buffer.alloc(4 << 20, 7)
const rows = Array.from({ length: 40 }, (_, n) => ({
  id: n,
  name: `row ${n}`,
  words: '弹幕'.repeat(20),
  facts: [n, n + 1],
}))

function cpuWork(): void {
  createHash('sha256').update(bytes).digest()
  for (let n = 0; n < 100; n++) JSON.parse(JSON.stringify(rows))
}

async function median(count: number, work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return times.sort((a, b) => a - b)[count >> 1] ?? 0
}
