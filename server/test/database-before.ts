import pg from 'pg'
import { migrate } from '../src/kit/db/migrate.ts'
import { makeDatabase, type TestServer } from './test-server.ts'

/** A database as it stood before a migration, and the way to apply that one and all that follow. */
export async function databaseBefore(server: TestServer, migration: string) {
  const { config, drop } = await makeDatabase(server, 'template1')
  const pool = new pg.Pool({ ...config, max: 2 })
  await migrate(pool, undefined, (name) => name < migration)
  return {
    pool,
    migrate: () => migrate(pool),
    close: async () => {
      await pool.end()
      await drop()
    },
  }
}
