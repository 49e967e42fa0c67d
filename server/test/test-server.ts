import pg from 'pg'
import type { ConnectionConfig } from '../src/kit/db/database.ts'
import { isCode } from '../src/kit/is-code.ts'

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
  await copied(() => run(`create database ${name} template ${template}`))
  return { config: withDatabase(server, name), drop: () => run(`drop database if exists ${name} with (force)`) }
}

/** Retries while the template still has a connection (one that is closing, autovacuum) and cannot be copied. */
async function copied(copy: () => Promise<void>, tries = 50): Promise<void> {
  try {
    await copy()
  } catch (error) {
    if (!isCode(error, '55006') || tries === 0) throw error
    await new Promise((wake) => setTimeout(wake, 100))
    await copied(copy, tries - 1)
  }
}
