import { Socket } from 'node:net'
import { Kysely, type LogEvent, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { isCode } from '../is-code.ts'
import { addTime, timed } from '../timing.ts'
import { announcedIn } from './announce.ts'
import { beginTogether } from './begin-together.ts'
import { numberCommits } from './number-commits.ts'
import { prepareNamed } from './prepare-named.ts'
import { sendTogether } from './send-together.ts'
import type { Tables } from './tables.ts'

/** What a read may do: build selects, or run a statement prepared once per connection under its name. */
export interface ReadDb extends Pick<Kysely<Tables>, 'selectFrom' | 'with' | 'selectNoFrom' | 'fn'> {
  named<Row>(statement: { readonly name: string; readonly sql: string }, values: readonly unknown[]): Promise<Row[]>
}

/** What a write may do: everything, inside its one transaction. */
export type Tx = Transaction<Tables>

export interface Database {
  /** Kit's own connections for what must outlive a refusal, and for small work of jobs and of the start. */
  readonly own: Kysely<Tables>
  readonly pool: pg.Pool
  /** For counters whose last moments a crash may take: a commit waits for no disk. */
  readonly counting: pg.Pool
  /** For what may take its time in silence: migrations, listening for jobs, locks held over long work. */
  readonly patient: pg.Pool
  readonly read: ReadDb
  /** The work is run anew where PostgreSQL gave it up in favour of another transaction. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Who hears what transactions announced, each time one has committed. */
  whenAnnounced(listener: (notes: readonly string[]) => void): void
  /** Who hears the number of each commit of `transaction`. */
  whenNumbered(listener: (number: number) => void): void
  /** A figure of each pool, by its name. */
  connections(figure: (pool: pg.Pool) => number): Record<string, number>
  close(): Promise<void>
}

export type ConnectionConfig = pg.PoolConfig

// bigint columns hold ids, counts and scores below 2^53; dates without time stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** Milliseconds a call waits for a connection before it is told that the house is busy. */
const placeMs = 5_000

/**
 * Milliseconds of silence after which a connection with something under way counts as lost, a little longer than the
 * server itself lets a statement run. Idle connections are closed long before.
 */
const silence = { own: 20_000, write: 65_000, read: 20_000 }

/**
 * Opens pools on one database: one for the transactions of writes, one whose sessions are read-only, and kit's own, so
 * that what a transaction does beside itself never waits for a connection that transactions hold.
 */
export function openDatabase(config: ConnectionConfig): Database {
  const open = (name: string, more: ConnectionConfig) => {
    const pool = new pg.Pool({ max: 10, application_name: name, connectionTimeoutMillis: placeMs, ...config, ...more })
    // A connection that breaks while idle is replaced by the pool; the next query reports what matters.
    pool.on('error', () => undefined)
    pool.on('connect', (client) => client.on('error', () => undefined))
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
    // What a transaction asks for at once need not wait for one another.
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
  const ask = sendTogether(readPool)
  const [own, writing, reading] = [pool, writePool, readPool].map(
    (each) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool: each }), log: countTime }),
  ) as [Kysely<Tables>, Kysely<Tables>, Kysely<Tables>] // one of each
  const read = Object.assign(reading, {
    named: async <Row>(statement: { name: string; sql: string }, values: readonly unknown[]): Promise<Row[]> => {
      const query = { name: statement.name, text: statement.sql, values: [...values] }
      // The statement's own module states its row type.
      return (await timed('db', () => ask(query))) as Row[]
    },
  })
  let announced: (notes: readonly string[]) => void = () => undefined
  return {
    own,
    pool,
    counting,
    patient,
    read,
    transaction: async (work) => {
      const { result, notes } = await onceMoreWhenCaught(() =>
        writing.transaction().execute(async (tx) => ({ result: await work(tx), notes: announcedIn(tx) })),
      )
      if (notes.length > 0) announced(notes)
      return result
    },
    whenAnnounced: (listener) => {
      announced = listener
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
      // Kysely ends a pool only once it has run a query on it.
      for (const each of [own, writing, reading]) await each.destroy()
      for (const each of [pool, counting, patient, writePool, readPool]) if (!each.ended) await each.end()
    },
  }
}

const countTime = (event: LogEvent) => addTime('db', event.queryDurationMillis)

/**
 * A server that vanished without a word (a network cut, a machine that hangs) would hold its callers for the many
 * minutes that TCP waits.
 */
const endingAfter = (ms: number) => () => {
  const socket = new Socket()
  socket.setTimeout(ms, () => socket.destroy(new Error('Connection terminated: the database is silent')))
  return socket
}

/** Transactions that waited for each other in a ring: the one PostgreSQL gave up (40P01, 40001) had done nothing. */
async function onceMoreWhenCaught<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries === 1 || !isCode(error, '40P01', '40001')) throw error
    return onceMoreWhenCaught(work, tries - 1)
  }
}
