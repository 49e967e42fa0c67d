import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

/** What a read may do: build selects, or run a statement prepared once per connection under its name. */
export interface ReadDb extends Pick<Kysely<Tables>, 'selectFrom' | 'with' | 'selectNoFrom' | 'fn'> {
  named<Row>(statement: { readonly name: string; readonly sql: string }, values: readonly unknown[]): Promise<Row[]>
}

/** What a write may do: everything, inside its one transaction. */
export type Tx = Transaction<Tables>

export interface Database {
  /** Kit's own connection for what must outlive a refusal, and for jobs and start-up work. */
  readonly own: Kysely<Tables>
  readonly pool: pg.Pool
  readonly read: ReadDb
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type ConnectionConfig = pg.PoolConfig

// bigint columns hold ids, counts and scores below 2^53; dates without time stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** Opens two pools on one database: one for writes, one whose sessions are read-only. */
export function openDatabase(config: ConnectionConfig): Database {
  // Nobody waits for ever: for a connection, for a read, for whoever left a transaction open.
  const connectionTimeoutMillis = 15_000
  const pool = new pg.Pool({
    max: 10,
    application_name: 'patisserie',
    connectionTimeoutMillis,
    idle_in_transaction_session_timeout: 60_000,
    ...config,
  })
  const readPool = new pg.Pool({
    max: 10,
    application_name: 'patisserie-read',
    connectionTimeoutMillis,
    statement_timeout: 15_000,
    ...config,
    options: `${config.options ?? ''} -c default_transaction_read_only=on`.trim(),
  })
  // A connection that breaks while idle is replaced by the pool; the next query reports what matters.
  for (const each of [pool, readPool]) {
    each.on('error', () => undefined)
    each.on('connect', (client) => client.on('error', () => undefined))
  }
  const own = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const reading = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: readPool }) })
  const read = Object.assign(reading, {
    named: async <Row>(statement: { name: string; sql: string }, values: readonly unknown[]): Promise<Row[]> => {
      const { rows } = await readPool.query({ name: statement.name, text: statement.sql, values: [...values] })
      return rows as Row[] // the statement's own module states its row type
    },
  })
  return {
    own,
    pool,
    read,
    transaction: (work) => own.transaction().execute(work),
    close: async () => {
      // Kysely ends a pool only once it has run a query on it.
      await own.destroy()
      await reading.destroy()
      for (const each of [pool, readPool]) if (!each.ended) await each.end()
    },
  }
}
