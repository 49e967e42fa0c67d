import pg from 'pg'
import { migrate } from '#kit/db/migrate.ts'
import { makeDatabase, type TestServer } from './test-server.ts'

/** A database migrated up to, not including, `migration`; its `migrate` applies that one and all later ones. */
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
