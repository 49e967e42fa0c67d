import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pino from 'pino'
import { openDatabase } from '#kit/db/database.ts'
import { migrate } from '#kit/db/migrate.ts'
import { migrateJobs } from '#kit/jobs/jobs.ts'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'
import { NoScoreboard } from '#nouns/archive/server/import-runs.ts'
import { readSiteSettings } from '../server/site-settings.ts'
import { importScoreboard } from './import-scoreboard.ts'
import { reportLines } from './report-lines.ts'

/** `npm run import -- runs FILE.tsv[.gz]`: adds archived runs to the site of the settings, whether it runs or not. */
const [what, file, ...more] = process.argv.slice(2)
if (what !== 'runs' || !file || more.length > 0) {
  console.error('Usage: npm run import -- runs FILE.tsv[.gz]')
  process.exit(2)
}
const text = await readFile(file).then(
  (bytes) => (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'),
  (error: Error) => {
    console.error(`Cannot read ${file}: ${error.message}`)
    process.exit(2)
  },
)
const settings = readSiteSettings(process.env)
await mkdir(settings.data, { recursive: true })
const embedded = settings.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: join(settings.data, 'postgres') })
const db = openDatabase(embedded ? { ...embedded.connection } : { connectionString: settings.databaseUrl ?? '' })
try {
  await migrate(db.pool)
  await migrateJobs(db, pino({ level: 'warn' }))
  const report = await importScoreboard(db, text)
  for (const line of reportLines(report)) console.log(line)
  if (report.unreadable.length > 0) process.exitCode = 1
} catch (error) {
  if (!(error instanceof NoScoreboard)) throw error
  console.error(error.message)
  process.exitCode = 2
} finally {
  await db.close()
  await embedded?.stop()
}
