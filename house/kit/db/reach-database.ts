import pg from 'pg'
import { StartError } from '../start-error.ts'

const oldest = 15

/** Connects once; throws a `StartError` that says what is wrong. The message never contains the password. */
export async function reachDatabase(connectionString: string, patienceMs = 10_000): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patienceMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    )
    const version = rows[0]?.version ?? 0
    if (version < oldest) {
      throw new StartError(`The database of DATABASE_URL is PostgreSQL ${version}; ${oldest} or newer is needed.`)
    }
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(wordsFor(error, connectionString))
  } finally {
    await client.end().catch(() => undefined)
  }
}

function wordsFor(error: unknown, connectionString: string): string {
  const { hostname, port, pathname, username } = new URL(connectionString)
  const where = `${hostname || 'localhost'}:${port || 5_432}`
  const { code = '', message = '' } = error as { code?: string; message?: string } // pg, sockets
  if (code === '28P01' || code === '28000') {
    return `The database at ${where} does not let ${username || 'this user'} in. Check user and password in DATABASE_URL.`
  }
  if (code === '3D000') {
    return `There is no database ${pathname.slice(1)} at ${where}. Make it, or correct DATABASE_URL.`
  }
  const why = code || message
  return `The database of DATABASE_URL does not answer at ${where}${why && ` (${why})`}. Start it, or correct the address.`
}
