import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../kit/db/database.ts'
import { migrate } from '../../kit/db/migrate.ts'
import { migrateJobs } from '../../kit/jobs/jobs.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../kit/postgres/start-embedded-postgres.ts'
import { createMember } from '../members/create-member.ts'
import { auditLedger } from './audit.ts'

const kills = process.env.PATISSERIE_TEST_LONG ? 50 : 5
const script = fileURLToPath(new URL('../../../test/transfer-until-killed.ts', import.meta.url))

let folder: string
let postgres: EmbeddedPostgres
const members: number[] = []

/** A server of its own that waits for the disk, because the test kills it. */
const start = async () => {
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patisserie-killed-'))
  await start()
  const db = openDatabase({ ...postgres.connection })
  await migrate(db.pool)
  await migrateJobs(db, pino({ level: 'silent' }))
  for (let n = 0; n < 12; n++) {
    const who = { account: `kill${n}`, mail: `kill${n}@example.test`, password: 'none', language: 'zh' } as const
    const made = await db.transaction((tx) => createMember(tx, { ...who, verified: true, now: new Date() }))
    if ('taken' in made) throw new Error('a member is there already')
    members.push(made.id)
  }
  await db.close()
}, 60_000)
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const postmaster = (): number => Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

/** Kills the server, the database or both while ten transfers are under way; answers what was acknowledged. */
async function killOnce(n: number): Promise<string[]> {
  const argument = JSON.stringify([postgres.connection, `run${n}`, members])
  const child = spawn(process.execPath, [script, argument], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const said: string[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => said.push(line))
  await once(lines, 'line')
  await sleep(Math.random() * 400)
  const what = (['process', 'database', 'both'] as const)[n % 3]
  if (what === 'both') child.kill('SIGKILL')
  if (what !== 'process') {
    process.kill(postmaster(), 'SIGKILL')
    await postgres.ended
    await start()
  }
  // After a fault of the database alone, the same process goes on and tries again what had no answer.
  if (what === 'database') {
    await once(lines, 'line')
    await sleep(200)
  }
  child.kill('SIGKILL')
  await exited
  return said
}

test(
  `after ${kills} kills every acknowledged transfer is there once, and the ledger adds up`,
  async () => {
    const acknowledged: string[] = []
    for (let n = 0; n < kills; n++) {
      acknowledged.push(...(await killOnce(n)))
      const client = new pg.Client({ ...postgres.connection })
      await client.connect()
      const { rows } = await client.query<{ key: string }>(`select key from ledger_posts where key like 'run%'`)
      await client.end()
      const there = rows.map(({ key }) => key)
      expect(new Set(there).size).toBe(there.length)
      expect(acknowledged.filter((key) => !there.includes(key))).toEqual([])
      // Each of the ten callers may have committed one whose answer nobody heard.
      expect(there.length - acknowledged.length).toBeLessThanOrEqual(10 * (n + 1))
      const db = openDatabase({ ...postgres.connection })
      const audits = await auditLedger(db)
      await db.close()
      expect(audits.map(({ wrong }) => wrong)).toEqual([[], []])
    }
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
    console.log(`${kills} kills: ${acknowledged.length} transfers acknowledged, all there once`)
  },
  kills * 20_000,
)
