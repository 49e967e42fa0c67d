import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type Address, socketAddress, tcpAddress } from './address.ts'
import { copyBinaries, findBinaries, program } from './binaries.ts'
import { type ClusterPlace, ensureCluster } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { findHolder } from './holder.ts'
import { connect, siteDatabase } from './maintenance.ts'
import { type Account, chooseRunner, mayEnter } from './runner.ts'
import { superuser } from './server-env.ts'
import { type ServerOrder, type ServerProcess, startServer } from './server-process.ts'

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster; created if missing. */
  readonly dataDir: string
  /** Receives the output of the launcher and the server, line by line. */
  readonly log?: (line: string) => void
  /** Further server settings by PostgreSQL's names; with `fsync: 'off'` a new cluster is not flushed to disk either. */
  readonly settings?: Readonly<Record<string, string>>
}

export interface EmbeddedPostgres {
  /** For `new pg.Pool(…)`; `host` is the folder of the socket. */
  readonly connection: Address & { readonly user: string; readonly database: string }
  readonly connectionString: string
  /**
   * The server was started by another process, which will stop it; this one then starts it again, at the same address.
   */
  readonly adopted: boolean
  /** Resolves with a reason when the database ends for good without `stop()`. */
  readonly ended: Promise<string>
  stop(): Promise<void>
}

/**
 * Starts the packaged PostgreSQL server, or uses the one that already runs on the folder. Throws
 * `EmbeddedPostgresError` with what to do.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = () => {}, settings = {} } = options
  const place = await prepare(options.dataDir)
  if ((await ensureCluster(place, settings.fsync !== 'off')) === 'made') log(`made a new database in ${place.dataDir}`)
  let running = await begin(place, { log, settings })
  let asked = false
  const watching = watch()
  return {
    ...describe(running.address),
    get adopted() {
      return running.adopted
    },
    ended: new Promise((resolve) => void watching.then((words) => words !== null && resolve(words))),
    async stop() {
      asked = true
      await running.end()
      await watching
    },
  }

  /** Null: it was stopped on request. */
  async function watch(): Promise<string | null> {
    for (;;) {
      const words = await running.gone
      if (asked) return null
      // On Windows the port may differ the next time, so an adopted server is not replaced.
      if (!running.adopted || process.platform === 'win32')
        return `The database server ended unexpectedly. ${words}`.trim()
      log('the process that started the database stopped it')
      try {
        running = await begin(place, { log, settings })
      } catch (error) {
        return error instanceof Error ? error.message : String(error)
      }
      if (asked) await running.end()
    }
  }
}

/** A server in use: started by this process, or adopted from another. */
interface Running {
  readonly address: Address
  readonly adopted: boolean
  readonly gone: Promise<string>
  readonly end: () => Promise<void>
}

async function begin(place: ClusterPlace, { log, settings }: Pick<ServerOrder, 'log' | 'settings'>): Promise<Running> {
  const impatientAt = Date.now() + silentPatience
  for (;;) {
    const holder = findHolder(place.dataDir)
    const address = await addressOf(place, holder?.port ?? null)
    const answer = await connect(address)
    if (typeof answer === 'object') {
      log(`using the database that runs already${holder === null ? '' : ` (process ${holder.pid})`}`)
      return adopt(answer, address)
    }
    if (answer === 'silent' && holder === null) {
      const server = await startServer({ place, address, settings, log })
      if (server !== null) return own(server, address)
    } else if (answer === 'silent' && Date.now() > impatientAt) {
      throw new EmbeddedPostgresError(
        `Another database server (process ${holder?.pid}) holds ${place.dataDir} but does not answer at ${address.host}. ` +
          `Stop the site that started it, or end process ${holder?.pid} (kill -INT ${holder?.pid}), then start again.`,
      )
    }
    await sleep(50)
  }
}

/** Milliseconds another server may stay silent while it starts or stops. */
const silentPatience = 5_000

async function prepare(wanted: string): Promise<ClusterPlace> {
  const parent = dirname(resolve(wanted))
  try {
    mkdirSync(parent, { recursive: true })
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The data folder ${parent} could not be made: ${String(error)}. Choose one this user may write to (PATISSERIE_DATA).`,
    )
  }
  const dataDir = join(realpathSync(parent), basename(wanted))
  const runner = chooseRunner(dataDir)
  const native = await findBinaries()
  if (runner.account === null) return { dataDir, native, runner }
  return { dataDir, native: await letIn(runner.account, dataDir, native), runner }
}

/** Makes the folder and the programs accessible to another account; answers the folder of the programs. */
async function letIn(account: Account, dataDir: string, native: string): Promise<string> {
  // The data folder itself is for its owner only; passing through its parent reveals nothing of it.
  if (!mayEnter(account, dirname(dataDir)) && lstatSync(dirname(dataDir)).uid === process.getuid?.()) {
    chmodSync(dirname(dataDir), 0o711)
  }
  if (!mayEnter(account, dirname(dataDir))) {
    throw new EmbeddedPostgresError(
      `PostgreSQL refuses to run as root and runs as ${account.name} here, who may not enter ${dirname(dataDir)}. ` +
        'Choose a data folder below folders that everybody may enter (PATISSERIE_DATA), start the site as an ordinary ' +
        'user, allow user namespaces, or set DATABASE_URL.',
    )
  }
  if (existsSync(dataDir) && lstatSync(dataDir).uid === 0) giveTo(account, dataDir)
  if (mayEnter(account, program(native, 'postgres'))) return native
  return copyBinaries(native, `${dataDir}-programs`)
}

function giveTo(account: Account, path: string): void {
  chownSync(path, account.uid, account.gid)
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    chownSync(join(entry.parentPath, entry.name), account.uid, account.gid)
  }
}

function addressOf({ dataDir, runner }: ClusterPlace, port: number | null): Promise<Address> {
  if (process.platform === 'win32') return tcpAddress(dataDir, port)
  return Promise.resolve(socketAddress(dataDir, runner.account))
}

async function own(server: ServerProcess, address: Address): Promise<Running> {
  const client = await connect(address)
  if (typeof client !== 'object') {
    await server.stop()
    throw new EmbeddedPostgresError(`The database started but does not answer at ${address.host}.`)
  }
  await client.end()
  return { address, adopted: false, gone: server.gone, end: server.stop }
}

/** Keeps its connection open: that ends when the process that started the database stops it. */
function adopt(client: pg.Client, address: Address): Running {
  const gone = new Promise<string>((resolve) => client.once('end', () => resolve('')))
  return { address, adopted: true, gone, end: () => client.end() }
}

function describe(address: Address): Pick<EmbeddedPostgres, 'connection' | 'connectionString'> {
  const password = address.password === undefined ? '' : `:${address.password}`
  const host = process.platform === 'win32' ? address.host : 'localhost'
  const socket = process.platform === 'win32' ? '' : `?host=${encodeURIComponent(address.host)}`
  return {
    connection: { ...address, user: superuser, database: siteDatabase },
    connectionString: `postgres://${superuser}${password}@${host}:${address.port}/${siteDatabase}${socket}`,
  }
}
