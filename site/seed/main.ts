import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pino from 'pino'
import { openDatabase } from '#kit/db/database.ts'
import { migrate } from '#kit/db/migrate.ts'
import { migrateJobs } from '#kit/jobs/jobs.ts'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'
import { readSiteSettings } from '../server/site-settings.ts'
import { seedSite } from './seed-site.ts'

/** `npm run seed`: seeds the site of the settings' data folder if it has no account. The site may be running. */
const settings = readSiteSettings(process.env)
if (settings.publicSite) throw new Error('No demo accounts on a site that others can reach.')
await mkdir(settings.data, { recursive: true })
const embedded = settings.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: join(settings.data, 'postgres') })
const db = openDatabase(embedded ? { ...embedded.connection } : { connectionString: settings.databaseUrl ?? '' })
await migrate(db.patient, () => migrateJobs(db, pino({ level: 'silent' })))
const { data: dataFolder, stores, without } = settings
const accounts = await seedSite({ db, dataFolder, stores, now: new Date(), without: new Set(without) })
for (const { account, nick, password } of accounts ?? []) console.log(`${account}  ${password}  ${nick}`)
if (!accounts) console.log('Somebody has an account here already: nothing was changed.')
await db.close()
await embedded?.stop()
