import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, type LogEvent, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Mark } from '#contract/endpoint.ts'
import { isCode } from '../is-code.ts'
import { addTime, timed } from '../timing.ts'
import { announcedIn, touchedIn } from './announce.ts'
import { beginTogether } from './begin-together.ts'
import { numberCommits } from './number-commits.ts'
import { prepareNamed } from './prepare-named.ts'
import { sendTogether } from './send-together.ts'
import type { Tables } from './tables.ts'

/** What a read may do: build selects, or run a named statement, which is prepared once per connection. */
export interface ReadDb extends Pick<Kysely<Tables>, 'selectFrom' | 'with' | 'selectNoFrom' | 'fn'> {
  named<Row>(statement: NamedStatement, values: readonly unknown[]): Promise<Row[]>
}

export interface NamedStatement {
  readonly name: string
  readonly sql: string
  /** Time after which the server cancels it, in milliseconds, where that is less than the limit of all reads. */
  readonly limitMs?: number
}

/** What a write may do: anything, inside its one transaction. */
export type Tx = Transaction<Tables>

export interface Database {
  /** Connections outside the call's transaction: for writes that must survive a refusal, and for small jobs. */
  readonly own: Kysely<Tables>
  readonly pool: pg.Pool
  /** Commits without waiting for the disk: for counters whose last moments may be lost in a crash. */
  readonly counting: pg.Pool
  /** No time limit on silence: for migrations, listening for jobs, and locks held during long work. */
  readonly patient: pg.Pool
  readonly read: ReadDb
  /**
   * Runs the work in a transaction. Retries it after a deadlock or serialisation failure, so the work may run more than
   * once.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Sets the one listener for notes of `announce`; called after each commit. */
  whenAnnounced(listener: (notes: readonly string[]) => void): void
  /** Sets the one listener for marks of `touchAtCommit`; called after each commit, before the caller goes on. */
  whenTouched(listener: (marks: readonly Mark[]) => void): void
  /** Sets the one listener for the commit numbers of `transaction`. */
  whenNumbered(listener: (number: number) => void): void
  /** Evaluates a figure for each pool, keyed by the pool's name. */
  connections(figure: (pool: pg.Pool) => number): Record<string, number>
  /**
   * Resolves once the server has closed all connections, so that the database may be dropped or restored; after
   * `closingMs` at the latest.
   */
  close(): Promise<void>
}

export type ConnectionConfig = pg.PoolConfig

// bigint columns hold ids, counts and scores below 2^53; dates without time stay text.
/** Type of arrays of 8-byte integers, which pg does not name. */
const bigints = 1016 as typeof pg.types.builtins.INT8
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(bigints, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)))
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** Milliseconds a call waits for a free connection before it fails as busy. */
const placeMs = 5_000

/** Milliseconds that `close` waits for a server that hangs. */
const closingMs = 5_000

/**
 * Milliseconds without data after which a connection with a running statement counts as lost. A little longer than the
 * server's own statement timeout. Idle connections are closed long before.
 */
const silence = { own: 20_000, write: 65_000, read: 20_000 }

/**
 * Opens the pools: one for write transactions, one with read-only sessions, and separate ones for everything else, so
 * that what runs beside a transaction never waits for a connection that transactions hold.
 */
export function openDatabase(config: ConnectionConfig): Database {
  const connected = new Set<pg.PoolClient>()
  const open = (name: string, more: ConnectionConfig) => {
    const pool = new pg.Pool({ max: 10, application_name: name, connectionTimeoutMillis: placeMs, ...config, ...more })
    // Ignored: the pool replaces a connection that breaks while idle, and the next query reports a real problem.
    pool.on('error', () => undefined)
    pool.on('connect', (client) => {
      client.on('error', () => undefined)
      connected.add(client)
      client.once('end', () => connected.delete(client))
    })
    return pool
  }
  const also = (setting: string) => `${config.options ?? ''} -c ${setting}`.trim()
  const pool = open('patisserie', { stream: endingAfter(silence.own) })
  const patient = open('patisserie-patient', { max: 5, keepAlive: true })
  let numbered: (number: number) => void = () => undefined
  const writePool = open('patisserie-write', {
    idle_in_transaction_session_timeout: 60_000,
    statement_timeout: 60_000,
    stream: endingAfter(silence.write),
    // Statements that a transaction issues in parallel are pipelined.
    pipeline: true,
  })
  writePool.on('connect', (client) => {
    prepareNamed(client)
    beginTogether(client)
    numberCommits(client, (number) => numbered(number))
  })
  const counting = open('patisserie-counting', {
    max: 4,
    options: also('synchronous_commit=off'),
    stream: endingAfter(silence.own),
  })
  const readPool = open('patisserie-read', {
    options: also('default_transaction_read_only=on'),
    statement_timeout: 15_000,
    stream: endingAfter(silence.read),
    pipeline: true,
  })
  readPool.on('connect', prepareNamed)
  const ask = sendTogether(readPool)
  const [own, writing, reading] = [pool, writePool, readPool].map(
    (each) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool: each }), log: countTime }),
  ) as [Kysely<Tables>, Kysely<Tables>, Kysely<Tables>] // one of each
  const read = Object.assign(reading, {
    named: async <Row>({ name, sql, limitMs }: NamedStatement, values: readonly unknown[]): Promise<Row[]> => {
      const query = { name, text: sql, values: [...values] }
      // The statement's module declares its row type; it is not checked here.
      return (await timed('db', () => ask(query, limitMs))) as Row[]
    },
  })
  let announced: (notes: readonly string[]) => void = () => undefined
  let touched: (marks: readonly Mark[]) => void = () => undefined
  return {
    own,
    pool,
    counting,
    patient,
    read,
    transaction: async (work) => {
      const { result, notes, marks } = await onceMoreWhenCaught(() =>
        writing
          .transaction()
          .execute(async (tx) => ({ result: await work(tx), notes: announcedIn(tx), marks: touchedIn(tx) })),
      )
      if (marks.length > 0) touched(marks)
      if (notes.length > 0) announced(notes)
      return result
    },
    whenAnnounced: (listener) => {
      announced = listener
    },
    whenTouched: (listener) => {
      touched = listener
    },
    whenNumbered: (listener) => {
      numbered = listener
    },
    connections: (figure) => ({
      own: figure(pool),
      counting: figure(counting),
      patient: figure(patient),
      write: figure(writePool),
      read: figure(readPool),
    }),
    close: async () => {
      // Kysely ends a pool only if it has run a query on it.
      for (const each of [own, writing, reading]) await each.destroy()
      for (const each of [pool, counting, patient, writePool, readPool]) if (!each.ended) await each.end()
      // A pool has ended once it has told its connections to close.
      const ends = [...connected].map((client) => new Promise<void>((resolve) => client.once('end', resolve)))
      await Promise.race([Promise.all(ends), sleep(closingMs, undefined, { ref: false })])
    },
  }
}

const countTime = (event: LogEvent) => addTime('db', event.queryDurationMillis)

/**
 * Creates sockets with a timeout. Otherwise a server that vanishes silently (network cut, hanging machine) would block
 * callers for the many minutes of TCP's own timeout.
 */
const endingAfter = (ms: number) => () => {
  const socket = new Socket()
  socket.setTimeout(ms, () => socket.destroy(new Error('Connection terminated: the database is silent')))
  return socket
}

/** Retries after a deadlock or serialisation failure (40P01, 40001): PostgreSQL rolled the transaction back. */
async function onceMoreWhenCaught<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries === 1 || !isCode(error, '40P01', '40001')) throw error
    return onceMoreWhenCaught(work, tries - 1)
  }
}
