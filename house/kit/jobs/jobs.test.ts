import pino from 'pino'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { makeDatabase } from '#site/test/test-server.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { tidyKit } from '../tidy-kit.ts'
import { addJob, type Job, startJobs } from './jobs.ts'

const log = pino({ level: 'silent' })
let made: Awaited<ReturnType<typeof makeDatabase>>
let db: Database
beforeEach(async () => {
  made = await makeDatabase(inject('server'), inject('template'))
  db = openDatabase(made.config)
})
afterEach(async () => {
  await db.close()
  await made.drop()
})

const jobsLeft = async () => {
  const { rows } = await db.pool.query<{ attempts: number; max_attempts: number }>(
    'select attempts, max_attempts from graphile_worker.jobs',
  )
  return rows
}

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await new Promise((wake) => setTimeout(wake, 25))
}

test('a job that fails is tried again, and the others go on', async () => {
  const tries: string[] = []
  const mail: Job = async (payload: { to: string }) => {
    tries.push(payload.to)
    if (payload.to === 'down' && tries.filter((to) => to === 'down').length < 2)
      throw new Error('the mail server is down')
    if (payload.to === 'odd') throw null
  }
  const worker = await startJobs(db, { mail }, { crontab: '', log })
  try {
    for (const to of ['down', 'odd', 'up']) await db.transaction((tx) => addJob(tx, 'mail', { to }))
    await until(() => tries.includes('up') && tries.includes('odd') && tries.includes('down'))
    await until(async () => (await jobsLeft()).every(({ attempts }) => attempts === 1))
    await db.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await db.transaction((tx) => addJob(tx, 'mail', { to: 'next' }))
    await until(() => tries.filter((to) => to === 'down').length === 2 && tries.includes('next'))
    expect(tries).toContain('next')
  } finally {
    await worker.stop()
  }
})

test('jobs of one queue are done one after the other, and do not wait long for one another', {
  // A wait of the library's own takes so long that these would need 35 s.
  timeout: 25_000,
}, async () => {
  const numbers = Array.from({ length: 24 }, (_, n) => n)
  const done: number[] = []
  let running = 0
  const bake: Job = async ({ n }: { n: number }) => {
    expect(++running).toBe(1)
    await new Promise((later) => setImmediate(later))
    running--
    done.push(n)
  }
  await db.transaction(async (tx) => {
    for (const n of numbers) await addJob(tx, 'bake', { n }, { queue: 'oven' })
  })
  const worker = await startJobs(db, { bake }, { crontab: '', log })
  try {
    await until(() => done.length === numbers.length)
    expect(done).toEqual(numbers)
  } finally {
    await worker.stop()
  }
})

test('a mail given up is forgotten with the secrets in it', async () => {
  await db.transaction((tx) => addJob(tx, 'mail', { to: 'gone', text: 'link#reset.secret' }))
  await db.transaction((tx) => addJob(tx, 'mail', { to: 'waiting' }))
  expect((await jobsLeft())[0]?.max_attempts).toBeGreaterThanOrEqual(10)
  await db.pool.query("update graphile_worker._private_jobs set attempts = max_attempts where payload->>'to' = 'gone'")
  await tidyKit(db, new Date())
  expect(await jobsLeft()).toHaveLength(1)
})

test('a job of a process that is gone is done by another, one of a process that lives is not', async () => {
  for (const to of ['gone', 'slow']) await db.transaction((tx) => addJob(tx, 'mail', { to }))
  await db.pool.query(
    `update graphile_worker._private_jobs
     set locked_by = 'pool-' || (payload->>'to'), locked_at = now() - interval '10 minutes', attempts = 1`,
  )
  await db.pool.query(
    `insert into kit_workers (id, seen_at) values ('pool-gone', now() - interval '9 minutes'), ('pool-slow', now())`,
  )
  const done: string[] = []
  const mail: Job = async ({ to }: { to: string }) => void done.push(to)
  const heartbeat = { everyMs: 50, goneAfterMs: 60_000 }
  const worker = await startJobs(db, { mail }, { crontab: '', log, heartbeat })
  try {
    await until(async () => (await jobsLeft()).length === 1)
    expect(done).toEqual(['gone'])
    const { rows } = await db.pool.query<{ id: string }>(
      "select id from kit_workers where seen_at > now() - interval '1 minute'",
    )
    expect(rows).toHaveLength(2)
  } finally {
    await worker.stop()
  }
})

test('three lines of slow work leave a place for mails', async () => {
  let begun = 0
  let mailed = 0
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const slow: Job = async () => {
    begun++
    await ended
  }
  const worker = await startJobs(db, { slow, mail: async () => void mailed++ }, { crontab: '', log })
  try {
    for (const line of ['pictures', 'copies', 'rereadReplays'])
      await db.transaction(async (tx) => {
        await addJob(tx, 'slow', {}, { queue: line })
        await addJob(tx, 'slow', {}, { queue: line })
      })
    await until(() => begun === 3)
    await db.transaction((tx) => addJob(tx, 'mail', {}))
    await until(() => mailed === 1)
    expect(begun).toBe(3)
  } finally {
    end()
    await worker.stop()
  }
})
