import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type pg from 'pg'

const root = join(import.meta.dirname, '../../..')
const lockKey = 7_391_042

/**
 * Applies the numbered SQL files that this database does not have yet, in order, each in a transaction, and then runs
 * `more`. Takes an advisory lock, so several processes may start at once. `only` filters the files by name.
 * @throws if a file was changed after it was applied.
 */
export async function migrate(
  pool: pg.Pool,
  more: () => Promise<void> = async () => {},
  only = every,
): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      'create table if not exists kit_migrations (name text primary key, checksum text not null, at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from kit_migrations')
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    const fresh: string[] = []
    const files = migrationFiles()
    for (const name of files.keys()) {
      const sql = await readFile(files.get(name) ?? '', 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      const known = applied.get(name)
      if (known === checksum || !only(name)) continue
      if (known) throw new Error(`migration ${name} was changed after it had been applied to this database`)
      await apply(client, { name, sql, checksum })
      fresh.push(name)
    }
    await more()
    return fresh
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined)
    client.release()
  }
}

/** The files of all owners by their names, in the order of the numbers with which these begin. */
export const migrationFiles = (): ReadonlyMap<string, string> => {
  const files = globSync('{house/kit/db,house/core/*,nouns/*/server}/schema/*.sql', { cwd: root })
  const named = files.map((file) => [basename(file), join(root, file)] as const)
  const inOrder = new Map(named.sort(([one], [other]) => (one < other ? -1 : 1)))
  if (inOrder.size < named.length) throw new Error('two migrations have one name')
  return inOrder
}

const every = (_name: string): boolean => true

async function apply(client: pg.PoolClient, file: { name: string; sql: string; checksum: string }) {
  await client.query('begin')
  try {
    await client.query(file.sql)
    await client.query('insert into kit_migrations (name, checksum) values ($1, $2)', [file.name, file.checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${file.name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
