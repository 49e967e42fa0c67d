import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '#kit/db/database.ts'
import { migrate } from '#kit/db/migrate.ts'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'
import { permissions } from '#rules/staff/permissions.ts'
import { readSiteSettings } from '../server/site-settings.ts'
import { appoint, readCodes } from './appoint.ts'

/** `npm run admin -- ACCOUNT [codes]`: makes somebody staff on the site of the settings, whether it runs or not. */
const [account, ...words] = process.argv.slice(2)
const read = readCodes(words)
if (!account || 'unknown' in read) {
  if ('unknown' in read) console.error(`There is no permission called ${read.unknown}.`)
  console.error(`Usage: npm run admin -- ACCOUNT [all | none | ${permissions.join(' ')}]`)
  process.exit(1)
}

const settings = readSiteSettings(process.env)
const embedded = settings.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: join(settings.data, 'postgres') })
const db = openDatabase(embedded ? { ...embedded.connection } : { connectionString: settings.databaseUrl ?? '' })
await migrate(db.patient)
const result = await db.transaction(async (tx) => {
  const appointed = await appoint(tx, {
    account,
    codes: read.codes,
    now: new Date(),
    demo: settings.demo && !settings.publicSite,
  })
  // A site that runs forgets whom it remembered.
  await sql`select pg_notify('patisserie_touched', 'me,members,staff')`.execute(tx)
  return appointed
})
await db.close()
await embedded?.stop()

const problems = {
  unknown: `Nobody here has the account ${account}. Register it on the site first.`,
  unverified: `${account} has not verified the e-mail address yet.`,
  flagged: `${account} carries a black flag.`,
}
if (typeof result === 'string') {
  console.error(problems[result])
  process.exit(1)
}
if (result.codes.length === 0) console.log(`${account} is no longer staff.`)
else {
  console.log(`${account} is staff: ${result.codes.join(' ')}`)
  const setUp = `${settings.origin}/settings/twofactor`
  if (!result.counts) console.log(`The codes count once two-factor is on: ${account} sets it up at ${setUp}`)
}
