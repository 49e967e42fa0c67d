import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { type Database, openDatabase } from '#kit/db/database.ts'
import { migrationFiles } from '#kit/db/migrate.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { rates } from '#rules/rates.ts'
import { isWhole } from '../test/by-turns.ts'
import type { TestMember } from '../test/make-member.ts'
import { findRedis } from '../test/outside/find-redis.ts'
import { openProxy, throughPort } from '../test/outside/open-proxy.ts'
import { openS3 } from '../test/outside/open-s3.ts'
import { addMember, type SiteProcess, solve, startProcess } from '../test/site-process.ts'
import { dropDatabase, makeDatabase, withDatabase } from '../test/test-server.ts'

const redisUrl = await findRedis(12)

const kinds = [
  { kind: 'PostgreSQL and a folder', bucket: false, redis: null },
  { kind: 'PostgreSQL, Redis and a bucket', bucket: true, redis: redisUrl },
]

const plain = { comment: '', category: 'other', NM: 'N', NB: 'N', NT: 'N', NSY: 'N', open: 'Y' } as const
let seeds = 90_000
const run = () => encodeReplay(makeRun({ game: 'th12', seed: seeds++, slowRate: 0, frames: 400 }))

const here = kinds.filter(({ bucket, redis }) => !bucket || redis)
/** Every day those that share most. */
describe.each(isWhole ? here : here.slice(-1))('two processes on $kind', ({ bucket, redis }) => {
  let made: Awaited<ReturnType<typeof makeDatabase>>
  let s3: Awaited<ReturnType<typeof openS3>> | null = null
  let folder: string
  let db: Database
  let a: SiteProcess
  let b: SiteProcess
  let reimu: TestMember
  let marisa: TestMember

  beforeAll(async () => {
    made = await makeDatabase(inject('server'), inject('template'))
    folder = await mkdtemp(join(tmpdir(), 'patisserie-two-'))
    if (bucket) s3 = await openS3()
    const options = {
      connection: made.config,
      dataFolder: folder,
      ...(s3 && { stores: [s3.settings] }),
      redisUrl: redis,
      ratesFactor: 1,
    }
    ;[a, b] = await Promise.all([startProcess(options), startProcess(options)])
    db = openDatabase(made.config)
    reimu = await addMember(db, 'reimu')
    marisa = await addMember(db, 'marisa')
  }, 120_000)
  afterAll(async () => {
    const codes = await Promise.all([a.stop(), b.stop()])
    await db.close()
    await s3?.close()
    await made.drop()
    await rm(folder, { recursive: true, force: true })
    expect(codes).toEqual([0, 0])
  }, 60_000)

  const upload = async (to: SiteProcess, bytes = run()) => {
    const sending = { token: reimu.token, file: bytes }
    const { data } = await to.call(replays.calls.upload, { ...plain, commentable: 'Y', screen: '' }, sending)
    return { rid: data.KeyID, code: data.CODE, bytes }
  }
  const fileFrom = async (from: SiteProcess, code: string) => {
    const response = await fetch(`${from.origin}/jc/rpy/th12_ud${code}.rpy`)
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  test('a file given to one is read from the other', async () => {
    const { code, bytes } = await upload(a)
    const { status, bytes: read } = await fileFrom(b, code)
    expect([status, read.equals(bytes)]).toEqual([200, true])
    expect(await readdir(join(folder, 'files')).catch(() => [])).toHaveLength(bucket ? 0 : 2)
  })

  test('a process killed between its commit and its notification leaves no stale page behind', async () => {
    const { target, at } = throughPort(made.config)
    const wire = await openProxy(target)
    const doomed = await startProcess({
      connection: at(wire.port),
      dataFolder: folder,
      ...(s3 && { stores: [s3.settings] }),
      redisUrl: redis,
      ratesFactor: 1,
      // If it ran jobs, the one it had taken would stay locked after the kill.
      jobs: false,
    })
    try {
      const { rid, code } = await upload(a)
      const page = () => fetch(`${a.origin}/rpy`).then((response) => response.text())
      expect(await page()).toContain(code)
      wire.deafenAfter('commit')
      const removal = doomed.call(replays.calls.remove, { rid }, { token: reimu.token }).catch(() => null)
      const removed = async () =>
        (await db.pool.query('select from replays where id = $1 and removed_at is not null', [rid])).rowCount
      await expect.poll(removed, { timeout: 30_000 }).toBe(1)
      doomed.child.kill('SIGKILL')
      expect(await removal).toBeNull()
      // Without a notification of the write the page would stay in the cache for a minute.
      await expect.poll(page, { timeout: 30_000, interval: 250 }).not.toContain(code)
    } finally {
      doomed.child.kill('SIGKILL')
      await wire.close()
    }
  }, 60_000)

  test('tries at one leave none at the other', async () => {
    const { points } = rates.comment
    const { rid } = await upload(a)
    for (let n = 0; n < points; n++) {
      expect((await a.call(replays.calls.comment, { rid, comment: `${n}` }, { token: marisa.token })).msg).toBe('')
    }
    for (const site of [b, a]) {
      const over = await site.call(replays.calls.comment, { rid, comment: 'more' }, { token: marisa.token })
      expect([over.msg, over.data]).toMatchObject(['tooOften', { limit: { points } }])
    }
  })

  test('a network that floods one is held off by the other', async () => {
    const flood = (site: SiteProcess, count: number) =>
      Promise.all(
        Array.from({ length: count }, () =>
          fetch(`${site.origin}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.9' } }).then(
            ({ status }) => status,
          ),
        ),
      )
    expect((await flood(a, 700)).filter((status) => status === 429)).toHaveLength(100)
    const elsewhere = await flood(b, 40)
    // Without Redis each process counts requests separately.
    expect(elsewhere.includes(429)).toBe(redis !== null)
  })

  test('a page kept by one is dropped by a write through the other', async () => {
    const page = () => fetch(`${a.origin}/rpy`).then((response) => response.text())
    const { code } = await upload(a)
    expect(await page()).toContain(code)
    expect(await page()).toContain(code)
    const { code: next } = await upload(b)
    await expect.poll(page, { timeout: 30_000, interval: 20 }).toContain(next)
  })

  test('likes through one are heard by who listens to the other', async () => {
    const { rid } = await upload(a)
    const leaving = new AbortController()
    const stream = await fetch(`${b.origin}/api/live?replay=${rid}`, { signal: leaving.signal })
    let heard = ''
    const listening = (async () => {
      for await (const bytes of stream.body ?? []) heard += Buffer.from(bytes).toString()
    })().catch(() => undefined)
    await expect.poll(() => heard, { timeout: 30_000 }).toContain('"likes":0')
    await a.call(replays.calls.like, { rid }, { token: marisa.token })
    await expect.poll(() => heard, { timeout: 30_000 }).toContain('"likes":1')
    leaving.abort()
    await listening
  })

  test('a session begun with one counts with the other, until it ends', async () => {
    const { token } = await addMember(db, bucket ? 'alice' : 'sanae')
    const me = (site: SiteProcess) => site.call(accounts.calls.me, {}, { token }).then(({ auth }) => auth)
    expect([await me(a), await me(b)]).toEqual(['', ''])
    await a.call(accounts.calls.logout, {}, { token })
    await expect.poll(() => me(b), { timeout: 30_000, interval: 20 }).toBe('login')
  })

  test('a key used with one answers the same with the other, and a solution works once', async () => {
    const { rid } = await upload(a)
    const say = (site: SiteProcess) =>
      site.call(replays.calls.comment, { rid, comment: 'once' }, { token: reimu.token, key: `key-${rid}` })
    const [first, second] = [await say(a), await say(b)]
    expect(first.msg).toBe('')
    expect(second.data).toEqual(first.data)
    const forgot = { mail: 'nobody@example.test' }
    const asked = await a.call(accounts.calls.forgotPassword, forgot)
    expect(asked.auth).toBe('captcha')
    const captcha = await solve(asked.data)
    expect((await a.call(accounts.calls.forgotPassword, forgot, { captcha })).auth).toBe('')
    expect((await b.call(accounts.calls.forgotPassword, forgot, { captcha })).auth).toBe('captcha')
  })

  test('every job is done once', { timeout: 60_000 }, async () => {
    const mails = 40
    const before = (await readdir(join(folder, 'mail')).catch(() => [])).length
    await db.transaction(async (tx) => {
      const { addJob } = await import('#kit/jobs/jobs.ts')
      for (let n = 0; n < mails; n++) {
        await addJob(tx, 'mail', { to: `m${n}@example.test`, subject: 'cake', text: 'cake' })
      }
    })
    const left = () =>
      db.pool.query('select from graphile_worker._private_jobs where locked_at is not null or attempts = 0')
    await expect.poll(async () => (await left()).rowCount, { timeout: 30_000 }).toBe(0)
    expect((await readdir(join(folder, 'mail'))).length - before).toBe(mails)
  })
})

test('four processes started at once on an empty database all serve it', { timeout: 180_000 }, async () => {
  const server = inject('server')
  const name = `patisserie_test_${process.pid}_four`
  const admin = new pg.Client(server.config)
  await admin.connect()
  await admin.query(`create database ${name}`)
  const folder = await mkdtemp(join(tmpdir(), 'patisserie-four-'))
  const connection = withDatabase(server, name)
  const options = { connection, dataFolder: folder, redisUrl: null, ratesFactor: 1 }
  try {
    const four = await Promise.all([1, 2, 3, 4].map(() => startProcess(options)))
    for (const { origin } of four) expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    expect(await Promise.all(four.map((each) => each.stop()))).toEqual([0, 0, 0, 0])
    const db = openDatabase(connection)
    const files = [...migrationFiles().keys()]
    expect((await db.pool.query('select from kit_migrations')).rowCount).toBe(files.length)
    expect((await db.pool.query('select from kit_secrets')).rowCount).toBeGreaterThan(0)
    await db.close()
  } finally {
    await dropDatabase((sql) => admin.query(sql), name)
    await admin.end()
    await rm(folder, { recursive: true, force: true })
  }
})
