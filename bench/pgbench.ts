import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#kit/db/database.ts'

interface Connection {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password?: string
  readonly database: string
}

const database = 'pgbench'

/**
 * PostgreSQL's own load generator, with its script of one update and one insert, ten clients; null where the program is
 * not installed (Debian: `postgresql-contrib`). `run` answers transactions a second.
 */
export async function openPgbench(db: Database, connection: Connection) {
  const { host, port, user, password = '' } = connection
  const args = ['-h', host, '-p', String(port), '-U', user]
  const env = { ...process.env, PGPASSWORD: password }
  await db.pool.query(`drop database if exists ${database}`)
  await db.pool.query(`create database ${database}`)
  try {
    execFileSync('pgbench', [...args, '-i', '-s', '5', '-q', database], { env, stdio: 'ignore' })
  } catch {
    console.log('pgbench is not installed: transfers are measured alone')
    await db.pool.query(`drop database ${database}`)
    return null
  }
  const load = async (seconds: number, more: readonly string[]): Promise<number> => {
    const how = ['-M', 'prepared', '-c', '10', '-j', '2', '-T', String(seconds)]
    const child = spawn('pgbench', [...args, ...how, ...more], { env, stdio: ['ignore', 'pipe', 'ignore'] })
    let text = ''
    child.stdout.on('data', (bytes) => {
      text += bytes
    })
    await once(child, 'exit')
    return Number(/tps = ([\d.]+)/.exec(text)?.[1] ?? 0)
  }
  return {
    run: (seconds: number) => load(seconds, ['-N', database]),
    /** Runs a script of pgbench on the site's own database. */
    runScript: async (script: string, seconds: number): Promise<number> => {
      const folder = await mkdtemp(join(tmpdir(), 'pgbench-'))
      try {
        await writeFile(join(folder, 'script.sql'), script)
        return await load(seconds, ['-n', '-f', join(folder, 'script.sql'), connection.database])
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    drop: () => db.pool.query(`drop database ${database}`),
  }
}
