import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { implement } from './http/call.ts'
import { type Composition, type Foundation, openSite, type Site } from './open-site.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres/start-embedded-postgres.ts'

const crumbs = group('c.', {
  drop: endpoint({
    method: 'POST',
    path: '/drop',
    who: 'anyone',
    kind: 'write',
    input: z.object({ name: z.string() }),
    output: z.literal('suc'),
  }),
  count: endpoint({
    method: 'POST',
    path: '/count',
    who: 'anyone',
    kind: 'read',
    input: z.object({}),
    output: z.int(),
  }),
})

const compose = (_: Foundation): Composition => ({
  features: [
    implement(crumbs, {
      drop: async ({ db, input }) => {
        await db
          .insertInto('kit_secrets')
          .values({ name: `crumb ${input.name}`, value: Buffer.of() })
          .execute()
        return 'suc' as const
      },
      count: async ({ db }) =>
        (await db.selectFrom('kit_secrets').select('name').where('name', 'like', 'crumb %').execute()).length,
    }),
  ],
  authenticate: async () => null,
  jobs: {},
  crontab: '',
  routes: async () => {},
  start: async () => {},
})

let folder: string
let postgres: EmbeddedPostgres
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patisserie-open-'))
  postgres = await startPostgres()
}, 120_000)
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const startPostgres = () => startEmbeddedPostgres({ dataDir: join(folder, 'pg'), settings: { fsync: 'off' } })

const open = (stopPatienceMs = 60_000) =>
  openSite({
    connection: { ...postgres.connection },
    dataFolder: folder,
    origin: 'http://localhost:8080',
    publicSite: false,
    smtpUrl: null,
    mailFrom: 'shop@localhost',
    trustProxy: false,
    allowGet: false,
    log: pino({ level: 'silent' }),
    rates: {},
    pages: null,
    stopPatienceMs,
    compose,
  })

const post = (site: Site, path: string, input: object) =>
  site.app.inject({ method: 'POST', url: `/api${path}`, payload: input })

describe('a database that ends meanwhile', () => {
  test('calls say so, the site stays, and all is well when it is back', { timeout: 120_000 }, async () => {
    const site = await open()
    try {
      expect((await post(site, '/drop', { name: 'before' })).json().msg).toBe('')
      await postgres.stop()
      for (let n = 0; n < 5; n++) {
        const [read, write] = await Promise.all([post(site, '/count', {}), post(site, '/drop', { name: `lost ${n}` })])
        expect([read.statusCode, write.statusCode]).toEqual([503, 503])
        expect([read.json().msg, write.json().msg]).toEqual(['busy', 'busy'])
        expect(read.headers['retry-after']).toBe('5')
        await sleep(500)
      }
      postgres = await startPostgres()
      expect((await post(site, '/drop', { name: 'after' })).json().msg).toBe('')
      expect((await post(site, '/count', {})).json().data).toBe(2)
      // Nobody else listens meanwhile: one for what is kept, one for live news, one for the jobs.
      await sleep(2_500)
      await expect.poll(() => listeners(site), { timeout: 60_000, interval: 250 }).toBe(3)
    } finally {
      await site.stop()
    }
  })

  test('the site stops without it', { timeout: 120_000 }, async () => {
    const site = await open()
    // Its workers have looked for jobs by then: one caught in the act prints a trace of the library's own.
    await sleep(1_000)
    await postgres.stop()
    try {
      await site.stop()
    } finally {
      postgres = await startPostgres()
    }
  })
})

async function listeners(site: Site): Promise<number> {
  const { rows } = await site.foundation.db.pool.query<{ count: number }>(
    "select count(*) from pg_stat_activity where query ilike 'listen %' or application_name = 'patisserie-changes'",
  )
  return rows[0]?.count ?? 0
}

describe('stopping', () => {
  test('what was acknowledged is there, what was under way is answered, idle connections are closed', async () => {
    const site = await open()
    const url = await site.app.listen({ port: 0, host: '127.0.0.1' })
    const before = (await post(site, '/count', {})).json().data as number
    const drops = Array.from({ length: 200 }, (_, n) =>
      fetch(`${url}/api/drop`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: `load ${n}` }),
      })
        .then(async (response) => response.status === 200 && ((await response.json()) as { msg: string }).msg === '')
        .catch(() => false),
    )
    await Promise.race(drops)
    await site.stop()
    const acknowledged = (await Promise.all(drops)).filter(Boolean).length
    expect(acknowledged).toBeGreaterThan(0)
    const again = await open()
    const kept = ((await post(again, '/count', {})).json().data as number) - before
    await again.stop()
    // A write whose answer could not be sent any more may be there as well.
    expect(kept).toBeGreaterThanOrEqual(acknowledged)
  })

  test('somebody who never ends their request is not waited for', async () => {
    const site = await open(300)
    const { port } = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }))
    const slow = await connected(Number(port))
    slow.write(
      'POST /api/drop HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"na',
    )
    await sleep(50)
    await site.stop()
    expect(slow.destroyed || slow.readableEnded || (await closed(slow))).toBe(true)
  })
})

const connected = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', reject)
  })

const closed = (socket: Socket) => new Promise<true>((resolve) => socket.once('close', () => resolve(true)).resume())
