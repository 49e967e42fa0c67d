import pg from 'pg'
import { isCode } from '../is-code.ts'
import type { Address } from './address.ts'
import { superuser } from './server-env.ts'

/** Name of the site's database inside the cluster. */
export const siteDatabase = 'patisserie'

/** Maximum milliseconds a running server takes to accept a connection. */
const greetingPatience = 3_000

/**
 * Connects to the server and creates the site's database if missing. `silent`: nothing listens there; `busy`: a server
 * is there but accepts no connection now (starting, recovering, stopping, full).
 */
export async function connect(address: Address): Promise<pg.Client | 'silent' | 'busy'> {
  const client = new pg.Client({
    ...address,
    user: superuser,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: greetingPatience,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await ensureSiteDatabase(client)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    if (isCode(error, 'ENOENT', 'ECONNREFUSED') || isTimeout(error)) return 'silent'
    // cannot_connect_now, admin_shutdown, too_many_connections
    if (isCode(error, '57P03', '57P01', '53300', 'ECONNRESET', 'EPIPE')) return 'busy'
    throw error
  }
}

/** pg's own timeouts have no error code. */
const isTimeout = (error: unknown): boolean => error instanceof Error && /timeout/i.test(error.message)

async function ensureSiteDatabase(client: pg.Client): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [siteDatabase])
  if (found.rowCount === 1) return
  try {
    await client.query(`create database ${siteDatabase}`)
  } catch (error) {
    // duplicate_database, unique_violation: a concurrent process has just created it.
    if (!isCode(error, '42P04', '23505')) throw error
  }
}
