import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { type Database, openDatabase } from '#kit/db/database.ts'
import { migrate } from '#kit/db/migrate.ts'
import { migrateJobs } from '#kit/jobs/jobs.ts'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'
import { type SiteProcess, startProcess } from '../site-process.ts'

export const killedParts = ['site', 'database', 'both'] as const
export type KilledPart = (typeof killedParts)[number]

/** The site as a process of its own, on a database server of its own that waits for the disk. */
export interface KillableSite {
  readonly db: Database
  readonly site: SiteProcess
  /** Kills the parts. Calls that were sent fail or are answered: wait for them before `revive`. */
  kill(what: KilledPart): void
  /** Starts again what was killed. */
  revive(what: KilledPart): Promise<void>
  close(): Promise<void>
}

/** Makes an empty database, which `fill` prepares before the site starts on it. */
export async function openKillable(name: string, fill: (db: Database) => Promise<void>): Promise<KillableSite> {
  const folder = await mkdtemp(join(tmpdir(), `patisserie-${name}-`))
  const dataDir = join(folder, 'postgres')
  const startDatabase = () => startEmbeddedPostgres({ dataDir })
  const startSite = () =>
    startProcess({ connection: { ...postgres.connection }, dataFolder: folder, redisUrl: null, ratesFactor: 1e6 })
  let postgres = await startDatabase()
  let db = openDatabase({ ...postgres.connection })
  await migrate(db.pool)
  await migrateJobs(db, pino({ level: 'silent' }))
  await fill(db)
  let site = await startSite()
  return {
    get db() {
      return db
    },
    get site() {
      return site
    },
    kill(what) {
      if (what !== 'database') site.child.kill('SIGKILL')
      const postmaster = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])
      if (what !== 'site') process.kill(postmaster, 'SIGKILL')
    },
    async revive(what) {
      if (what !== 'site') {
        await db.close().catch(() => undefined)
        await postgres.ended
        postgres = await startDatabase()
        db = openDatabase({ ...postgres.connection })
      }
      if (what !== 'database') site = await startSite()
    },
    async close() {
      site.child.kill('SIGKILL')
      await db.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
