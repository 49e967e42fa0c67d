import { join } from 'node:path'
import pino from 'pino'
import { prepareWeakPasswords } from '#core/members/passwords/weak-passwords.ts'
import type { ConnectionConfig } from '#kit/db/database.ts'
import { reachDatabase } from '#kit/db/reach-database.ts'
import { openSite, type Site } from '#kit/open-site.ts'
import { serveBuiltSite } from '#kit/pages/built-site.ts'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'
import type { Settings } from '#kit/settings.ts'
import { rates } from '#rules/rates.ts'
import { compose } from './app.ts'
import { seedFirstStart, welcome } from './welcome.ts'

/** Opens the database, opens the site, listens, and stops gracefully on a signal. */
export async function serveSite(settings: Settings): Promise<void> {
  // Database errors can contain values of a row, such as e-mail addresses: keep them out of the log.
  const log = pino({ level: settings.log, redact: ['err.detail', 'err.where'] })
  const database = await openConnection(settings, (line) => log.debug(line))
  try {
    await serve(settings, database, log)
  } catch (error) {
    await database.stop().catch(() => undefined)
    throw error
  }
}

async function serve(settings: Settings, database: Connected, log: pino.Logger): Promise<void> {
  const site = await openSite({
    connection: database.connection,
    dataFolder: settings.data,
    stores: settings.stores,
    reviewFirst: settings.reviewFirst,
    reviewPaintings: settings.reviewPaintings,
    antiSpam: settings.antiSpam,
    fetchPictures: settings.fetchPictures,
    without: settings.without,
    adultAge: settings.adultAge,
    demo: settings.demo,
    redisUrl: settings.redisUrl,
    jobs: settings.jobs,
    metricsToken: settings.metricsToken,
    cors: settings.cors,
    origin: settings.origin,
    publicSite: settings.publicSite,
    smtpUrl: settings.smtpUrl,
    mailFrom: settings.mailFrom,
    trustProxy: trusted(settings),
    allowGet: settings.allowGet,
    log,
    rates,
    pages: settings.dev
      ? (await import('#kit/pages/dev-site.ts')).serveDevSite
      : (app) => serveBuiltSite(app, settings),
    compose,
  })
  const stop = stopper(site, database.stop, log)
  process.once('SIGINT', () => void stop(0))
  process.once('SIGTERM', () => void stop(0))
  const end = (error: unknown) => {
    log.fatal({ err: error }, 'a failure that nobody expected')
    void stop(1)
  }
  process.on('unhandledRejection', end)
  process.on('uncaughtException', end)
  database.ended?.then((reason) => {
    log.fatal(`the database ended: ${reason}`)
    void stop(1)
  })
  const demo = await seedFirstStart(site.foundation, settings)
  await site.app.listen({ port: settings.port, host: settings.host })
  setTimeout(prepareWeakPasswords, settledMs).unref()
  welcome(settings, demo)
}

/** The first visitors after a start need the processor for their pages. */
const settledMs = 5_000

type Connected = Awaited<ReturnType<typeof openConnection>>

async function openConnection(settings: Settings, log: (line: string) => void) {
  if (settings.databaseUrl) {
    await reachDatabase(settings.databaseUrl)
    const connection: ConnectionConfig = { connectionString: settings.databaseUrl }
    return { connection, stop: async () => {}, ended: null }
  }
  const embedded = await startEmbeddedPostgres({ dataDir: join(settings.data, 'postgres'), log })
  return { connection: { ...embedded.connection }, stop: () => embedded.stop(), ended: embedded.ended }
}

/** Fastify's `trustProxy`: a number means that many proxies, counted from this server outwards. */
function trusted({ trustProxy }: Settings) {
  if (typeof trustProxy !== 'number') return trustProxy
  return (_address: string, hop: number) => hop < trustProxy
}

/** After this time the process exits even if requests are still running; it is longer than a request may take. */
const stopSeconds = 30

function stopper(site: Site, stopDatabase: () => Promise<void>, log: pino.Logger) {
  let stopping = false
  return async (code: number) => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopSeconds * 1_000).unref()
    try {
      await site.stop()
      await stopDatabase()
      process.exit(code)
    } catch (error) {
      log.fatal({ err: error }, 'not stopped cleanly')
      process.exit(1)
    }
  }
}
