import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import type { Composition } from '../open-site.ts'

let storeWorks = true
let slowHasBegun = () => {}
const compose = (): Composition => ({
  features: [],
  authenticate: async () => null,
  jobs: {},
  crontab: '',
  routes: async (app) => {
    app.get('/slow', async () => {
      slowHasBegun()
      await sleep(300)
      return 'served'
    })
  },
  start: async () => {},
  parts: {
    files: {
      check: async () => {
        if (!storeWorks) throw new Error('gone')
      },
      vital: false,
    },
  },
})

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ compose, metricsToken: 'a-token-of-the-tests' })
})
afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) => site.site.app.inject({ url, headers })

describe('/readyz', () => {
  test('names its parts; one that others go on without takes nobody away', async () => {
    expect((await get('/readyz')).json()).toEqual({ ready: true, database: 'ok', files: 'ok' })
    storeWorks = false
    const half = await get('/readyz')
    expect([half.statusCode, half.json()]).toEqual([200, { ready: true, database: 'ok', files: 'gone' }])
    storeWorks = true
    expect((await get('/healthz')).payload).toBe('ok')
  })

  test('turns 503 before the door closes, for as long as somebody has to see it', { timeout: 60_000 }, async () => {
    const other = await openTestSite({ compose })
    const origin = await other.site.app.listen({ port: 0, host: '127.0.0.1' })
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    const begun = new Promise<void>((resolve) => {
      slowHasBegun = resolve
    })
    const underWay = fetch(`${origin}/slow`).then((response) => response.text())
    await begun
    const closed = other.close()
    const seen = await fetch(`${origin}/readyz`)
    expect([seen.status, await seen.json()]).toEqual([
      503,
      { ready: false, leaving: true, database: 'ok', files: 'ok' },
    ])
    expect(await underWay).toBe('served')
    await closed
    await expect(fetch(`${origin}/readyz`)).rejects.toThrow()
  })
})

describe('/metrics', () => {
  const token = { authorization: 'Bearer a-token-of-the-tests' }

  test('counts requests by route and outcome and tells of pools, jobs and what is kept', async () => {
    await get('/slow')
    await get('/no-such-page')
    const { payload, statusCode } = await get('/metrics')
    expect(statusCode).toBe(200)
    expect(payload).toMatch(/patisserie_request_seconds_bucket\{route="\/slow",outcome="ok",le="0.25"\} 0\n/)
    expect(payload).toMatch(/patisserie_request_seconds_count\{route="\/slow",outcome="ok"\} 1\n/)
    expect(payload).toMatch(/patisserie_request_seconds_count\{route="page",outcome="bad"\} 1\n/)
    for (const figure of [
      'database_connections{pool="write"} 0',
      'database_waiting{pool="read"} 0',
      'jobs{state="waiting"} 0',
      'kept_lookups_total{found="yes"} 0',
    ]) {
      expect(payload).toContain(`patisserie_${figure}\n`)
    }
    expect(payload).toContain('nodejs_eventloop_lag_seconds')
  })

  test('answers this machine, or who has the token, and nobody through a proxy', async () => {
    const from = (headers: Record<string, string>) => get('/metrics', headers).then(({ statusCode }) => statusCode)
    expect(await from({ 'x-forwarded-for': '127.0.0.1' })).toBe(404)
    expect(await from({ forwarded: 'for=127.0.0.1' })).toBe(404)
    expect(await from({ 'x-forwarded-for': '10.0.0.1', authorization: 'Bearer a-token-of-the-test' })).toBe(404)
    expect(await from({ 'x-forwarded-for': '10.0.0.1', ...token })).toBe(200)
  })
})

describe('marks of every answer', () => {
  test('the id is that of a proxy only where the proxy is trusted and the id is one', async () => {
    const id = 'f3a1b2c4-ray'
    const idOf = async (headers: Record<string, string>) => (await get('/slow', headers)).headers['x-request-id']
    expect(await idOf({ 'x-request-id': id, 'x-forwarded-for': '10.0.0.1' })).toBe(id)
    expect(await idOf({ 'x-request-id': id })).not.toBe(id)
    for (const bad of ['short', 'a b c d e f g h', 'x'.repeat(65), '<script>alert(1)']) {
      expect(await idOf({ 'x-request-id': bad, 'x-forwarded-for': '10.0.0.1' })).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  test('say how long it took', async () => {
    expect((await get('/slow')).headers['server-timing']).toMatch(/^total;dur=(29\d|[3-9]\d\d|\d{4,})\.\d$/)
  })
})
