import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Address } from './address.ts'
import { program } from './binaries.ts'
import type { ClusterPlace } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { advice } from './explain.ts'
import { serverEnv } from './server-env.ts'

export interface ServerProcess {
  /** Resolves with the server's last output once it has ended, for whatever reason. */
  readonly gone: Promise<string>
  /** Stops the server (fast shutdown): connections are cut, committed data is on disk. */
  stop(): Promise<void>
}

export interface ServerOrder {
  readonly place: ClusterPlace
  readonly address: Address
  readonly settings: Readonly<Record<string, string>>
  readonly log: (line: string) => void
}

/** Starts the server and waits until it accepts connections; null if another server took the cluster first. */
export async function startServer({ place, address, settings, log }: ServerOrder): Promise<ServerProcess | null> {
  const { dataDir, native, runner } = place
  const [command = '', ...args] = [
    ...runner.asWhom,
    ...runner.dyingWithUs,
    program(native, 'postgres'),
    ...['-D', dataDir],
    ...Object.entries({ ...ourSettings, ...where(address), ...settings }).flatMap(([name, to]) => [
      '-c',
      `${name}=${to}`,
    ]),
  ]
  const child = spawn(command, args, {
    env: serverEnv(),
    cwd: '/',
    // In a session of its own, so that Ctrl-C reaches only the site, which stops its database last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(runner.account === null ? {} : { uid: runner.account.uid, gid: runner.account.gid }),
  })
  const lastLines: string[] = []
  const gone = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(String(error)))
    child.once('close', () => resolve(lastLines.join('\n')))
  })
  const ready = new Promise<'ready'>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      log(line)
      lastLines.push(line)
      if (lastLines.length > 15) lastLines.shift()
      if (line.includes('database system is ready to accept connections')) resolve('ready')
    })
  })
  const outcome = await Promise.race([ready, gone])
  if (outcome !== 'ready') {
    if (outcome.includes('"postmaster.pid" already exists')) return null
    throw new EmbeddedPostgresError(`The database in ${dataDir} did not start. ${advice(outcome)}\n${outcome}`)
  }
  return watch(child, gone, place)
}

const ourSettings = {
  max_connections: '60',
  // Memory is taken from the system only as far as it is used.
  shared_buffers: '256MB',
  // For SSDs, and an index that is mostly in memory.
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Statement errors are reported to the client only. In the server's log they would repeat addresses and names from
  // rows.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
} as const

function where({ host, port }: Address): Record<string, string> {
  if (process.platform === 'win32') return { listen_addresses: host, port: String(port), unix_socket_directories: '' }
  return { listen_addresses: '', port: String(port), unix_socket_directories: host, unix_socket_permissions: '0700' }
}

function watch(child: ChildProcess, gone: Promise<string>, { dataDir, native }: ClusterPlace): ServerProcess {
  // Ends the database when this process exits without `stop()`. On Linux it also ends if this process is killed
  // (`dyingWithUs`).
  const endIt = (): boolean => child.kill('SIGINT')
  process.once('exit', endIt)
  void gone.then(() => process.off('exit', endIt))
  child.unref()
  return {
    gone,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.ref()
      if (process.platform === 'win32') spawn(program(native, 'pg_ctl'), ['stop', '-m', 'fast', '-D', dataDir])
      else child.kill('SIGINT')
      const slow = new AbortController()
      const cut = sleep(patience, undefined, { signal: slow.signal }).then(
        () => child.kill('SIGQUIT'),
        () => {},
      )
      await gone
      slow.abort()
      await cut
    },
  }
}

/** Milliseconds a fast shutdown may take before the server is killed; it then recovers at the next start. */
const patience = 30_000
