import pg from 'pg'
import { isCode } from '../is-code.ts'
import type { Address } from './address.ts'
import { superuser } from './server-env.ts'

/** The database of the site inside the cluster. */
export const siteDatabase = 'patisserie'

/** Milliseconds a living server takes at most to greet. */
const greetingPatience = 3_000

/**
 * A connection to the server at an address, the site's database made where it is missing; `silent`: nobody listens;
 * `busy`: a server is there but takes nobody now (starting, recovering, stopping, full).
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

/** pg gives its own time-outs no code. */
const isTimeout = (error: unknown): boolean => error instanceof Error && /timeout/i.test(error.message)

async function ensureSiteDatabase(client: pg.Client): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [siteDatabase])
  if (found.rowCount === 1) return
  try {
    await client.query(`create database ${siteDatabase}`)
  } catch (error) {
    // duplicate_database, unique_violation: another process made it just now.
    if (!isCode(error, '42P04', '23505')) throw error
  }
}
