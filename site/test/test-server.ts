import pg from 'pg'
import type { ConnectionConfig } from '#kit/db/database.ts'
import { isCode } from '#kit/is-code.ts'

/** Connection to the PostgreSQL server of the test run. */
export interface TestServer {
  readonly config: ConnectionConfig
}

/** The connection to another database on the same server. */
export function withDatabase(server: TestServer, database: string): ConnectionConfig {
  const { connectionString } = server.config
  if (!connectionString) return { ...server.config, database }
  const url = new URL(connectionString)
  url.pathname = `/${database}`
  return { ...server.config, connectionString: url.href }
}

let count = 0

/** Creates a database as a copy of a template; `drop` removes it. */
export async function makeDatabase(
  server: TestServer,
  template: string,
  name = `patisserie_test_${process.pid}_${++count}`,
) {
  const run = async (sql: string) => {
    const client = new pg.Client(server.config)
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  await whenUnused(() => run(`create database ${name} template ${template}`))
  return { config: withDatabase(server, name), drop: () => dropDatabase(run, name) }
}

/**
 * Drops a database once nobody is connected to it. It uses no force: force breaks connections that are still closing, and
 * their clients then throw an error that no test expects. `run` runs a statement on another database of the server.
 */
export const dropDatabase = (run: (sql: string) => Promise<unknown>, name: string) =>
  whenUnused(() => run(`drop database if exists ${name}`)).catch(async (error) => {
    if (!isCode(error, '55006')) throw error
    console.warn(`the database ${name} is dropped below a connection that nobody closed`)
    await run(`drop database ${name} with (force)`)
  })

/**
 * Repeats a statement while the database that it needs for itself has a connection. The server waits up to 5 s for the
 * connections to close before it refuses such a statement.
 */
async function whenUnused(act: () => Promise<unknown>, tries = 6): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!isCode(error, '55006') || tries === 1) throw error
    await whenUnused(act, tries - 1)
  }
}
