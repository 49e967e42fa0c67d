import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { rates } from '@patisserie/rules/rates'
import pino from 'pino'
import { compose } from './app.ts'
import type { ConnectionConfig } from './kit/db/database.ts'
import { openSite, type Site } from './kit/open-site.ts'
import { serveBuiltSite } from './kit/pages/built-site.ts'
import { EmbeddedPostgresError } from './kit/postgres/embedded-postgres-error.ts'
import { startEmbeddedPostgres } from './kit/postgres/start-embedded-postgres.ts'
import { readSettings, type Settings, SettingsError } from './kit/settings.ts'
import { seedFirstStart, welcome } from './welcome.ts'

/** Settings -> database -> site -> listen -> stop gracefully. */
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const log = pino({ level: settings.log })
  await mkdir(settings.data, { recursive: true })
  const database = await openConnection(settings, (line) => log.debug(line))
  const site = await openSite({
    connection: database.connection,
    dataFolder: settings.data,
    origin: settings.origin,
    publicSite: settings.publicSite,
    smtpUrl: settings.smtpUrl,
    mailFrom: settings.mailFrom,
    trustProxy: trusted(settings),
    allowGet: settings.allowGet,
    log,
    rates,
    pages: settings.dev ? (await import('./kit/pages/dev-site.ts')).serveDevSite : serveBuiltSite,
    compose,
  })
  const stop = stopper(site, database.stop)
  process.once('SIGINT', () => void stop(0))
  process.once('SIGTERM', () => void stop(0))
  database.ended?.then((reason) => {
    log.fatal(`the database ended: ${reason}`)
    void stop(1)
  })
  const demo = await seedFirstStart(site.foundation, settings)
  await site.app.listen({ port: settings.port, host: settings.host })
  welcome(settings, demo)
}

async function openConnection(settings: Settings, log: (line: string) => void) {
  if (settings.databaseUrl) {
    const connection: ConnectionConfig = { connectionString: settings.databaseUrl }
    return { connection, stop: async () => {}, ended: null }
  }
  const embedded = await startEmbeddedPostgres({ dataDir: join(settings.data, 'postgres'), log })
  return { connection: { ...embedded.connection }, stop: () => embedded.stop(), ended: embedded.ended }
}

/** A number of proxies is counted from this server outwards; addresses are matched. */
function trusted({ trustProxy }: Settings) {
  if (typeof trustProxy !== 'number') return trustProxy ?? false
  return (_address: string, hop: number) => hop < trustProxy
}

function stopper(site: Site, stopDatabase: () => Promise<void>) {
  let stopping: Promise<never> | null = null
  return (code: number) => {
    stopping ??= (async () => {
      await site.stop()
      await stopDatabase()
      process.exit(code)
    })()
    return stopping
  }
}

main().catch((error: unknown) => {
  const known = error instanceof SettingsError || error instanceof EmbeddedPostgresError
  const inUse = (error as { code?: string }).code === 'EADDRINUSE'
  if (inUse) console.error('The port is in use. Set PATISSERIE_PORT to a free one, or stop what uses it.')
  else if (known) console.error((error as Error).message)
  else console.error(error)
  process.exit(1)
})
