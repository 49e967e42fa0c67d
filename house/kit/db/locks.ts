import type pg from 'pg'

/**
 * Runs work while an advisory lock is held on its own connection. Answers null without running it if another session
 * holds the lock.
 */
export async function whileLocked<T>(pool: pg.Pool, key: number, work: () => Promise<T>): Promise<T | null> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [key])
    if (!rows[0]?.held) return null
    try {
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock($1)', [key])
    }
  } finally {
    client.release()
  }
}
