import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#kit/db/database.ts'
import { type DemoAccount, seedSite } from '../seed/seed-site.ts'
import { openTestSite } from '../test/open-test-site.ts'
import { settleJobs } from '../test/settle-jobs.ts'
import { makeDatabase } from '../test/test-server.ts'

/** Template database and data folder of a seeded site, to be copied, and its demo accounts. */
export interface SeededSite {
  readonly template: string
  readonly dataFolder: string
  readonly demo: readonly DemoAccount[]
}

/** The site as `npm run seed` fills it. The first caller of a test run creates it under a lock; the others wait. */
export async function seededSite(): Promise<SeededSite> {
  const template = inject('seededTemplate')
  const dataFolder = join(inject('folder'), 'seeded')
  const known = join(inject('folder'), 'demo.json')
  const turn = new pg.Client(inject('server').config)
  await turn.connect()
  try {
    await turn.query(`select pg_advisory_lock(hashtext('${template}'))`)
    if (!existsSync(known)) await writeFile(known, JSON.stringify(await seed(template, dataFolder)))
    return { template, dataFolder, demo: JSON.parse(await readFile(known, 'utf8')) as DemoAccount[] } // the line above writes it
  } finally {
    await turn.end()
  }
}

async function seed(template: string, dataFolder: string): Promise<DemoAccount[] | null> {
  const { config } = await makeDatabase(inject('server'), inject('template'), template)
  await mkdir(dataFolder, { recursive: true })
  const db = openDatabase(config)
  const demo = await seedSite({ db, dataFolder, now: new Date() })
  await dropPictureJobs(db)
  await db.close()
  const site = await openTestSite({ beside: { connection: config, dataFolder } })
  await settleJobs(site)
  await site.close()
  return demo
}

/** Drops the jobs for picture sizes and cards: they take a core for over a minute, and journeys do not need them. */
const dropPictureJobs = (db: Database) =>
  db.pool.query(`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier in ('pictureSizes', 'replayCard')`)
