import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageRequest, RenderedPage, Renderer } from '#contract/page.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import type { Composition } from '../open-site.ts'
import { packing } from './packed-page.ts'

const asked: PageRequest[] = []
const redirects = new Map<string, string>()
const answers = new Map<string, Pick<RenderedPage, 'status' | 'tags'>>()

/** Says what it was asked; `/away…` goes where the test wants. */
const renderer: Renderer = {
  contentSecurityPolicy: "default-src 'self'",
  artVersion: 'drawn',
  pageKey: (url) => new URL(url, 'http://site').pathname,
  render: async (request): Promise<RenderedPage> => {
    asked.push(request)
    const redirect = redirects.get(request.url)
    const html = `${request.language} ${request.origin} ${new URL(request.url, request.origin).pathname}`
    const answer = answers.get(new URL(request.url, request.origin).pathname)
    return { status: 200, tags: ['replays'], ...answer, html, ...(redirect && { redirect }) }
  },
}

const compose = (): Composition => ({
  features: [],
  authenticate: async () => null,
  jobs: {},
  crontab: '',
  routes: async () => {},
  start: async () => {},
})

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ compose, pages: async () => async () => packing(renderer) })
})
afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) => site.site.app.inject({ url, headers })

test('a kept page does not depend on who asks, nor on what they claim the site to be called', async () => {
  const first = await get('/cake', {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
  })
  const second = await get('/cake?utm=<script>', {
    authorization: 'Dessert some-token-of-enough-length',
    host: 'other.example',
  })
  expect(first.payload).toBe('zh http://localhost:8080 /cake')
  expect(second.payload).toBe(first.payload)
  expect(first.headers).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    vary: 'cookie, accept-encoding',
  })
})

test('a page is in the language of the cookie, if it names one', async () => {
  for (const [cookie, language] of [
    ['language=en', 'en'],
    ['theme=day; language=en; leftBar=1', 'en'],
    ['language=english', 'zh'],
    ['xlanguage=en', 'zh'],
    ['language=zh', 'zh'],
  ] as const) {
    expect((await get('/bun', { cookie })).payload).toMatch(new RegExp(`^${language} `))
  }
})

test('an address may name the language: it stands above the cookie, and becomes the cookie of who has none', async () => {
  const kept = 'language=en; Path=/; Max-Age=31536000; SameSite=Lax'
  for (const [url, cookie, language, sets] of [
    ['/roll?lang=en', '', 'en', kept],
    ['/roll?lang=en', 'theme=day; language=; leftBar=1', 'en', kept],
    ['/roll?x=1&lang=en', 'language=zh', 'en', undefined],
    ['/roll?lang=en', 'language=en', 'en', undefined],
    ['/roll?lang=zh', 'language=en', 'zh', undefined],
    ['/roll?lang=zh', '', 'zh', undefined],
    ['/roll?lang=fr', 'language=en', 'en', undefined],
    ['/roll?lang=fr', '', 'zh', undefined],
    ['/roll', '', 'zh', undefined],
  ] as const) {
    const answer = await get(url, { cookie })
    expect(answer.payload, url).toMatch(new RegExp(`^${language} .* /roll$`))
    expect(answer.headers['set-cookie'], `${url} ${cookie}`).toBe(sets)
  }
  // A kept page is the one of its language, however the language was asked for.
  const made = async () => {
    const before = asked.length
    expect((await get('/roll?lang=en')).payload).toBe((await get('/roll', { cookie: 'language=en' })).payload)
    return asked.length - before
  }
  // Nothing is kept while a process may not have heard of writes elsewhere.
  await expect.poll(made, { timeout: 30_000 }).toBe(0)
})

test('the page for missing things is kept, what is not there besides is not', async () => {
  const missing = { status: 404, tags: [] as RenderedPage['tags'] }
  answers.set('/r/gone', { status: 404, tags: ['replays'] })
  answers.set('/broken', { status: 500, tags: [] })
  const rendered = async (url: string) => {
    const before = asked.length
    const { statusCode } = await get(url)
    await get(url)
    return [statusCode, asked.length - before]
  }
  let addresses = 0
  const renderedNowhere = () => {
    const url = `/nowhere-${addresses++}`
    answers.set(url, missing)
    return rendered(url)
  }
  // Nothing is kept while a process may not have heard of writes elsewhere. Each try asks for an address that is not kept yet.
  await expect.poll(renderedNowhere, { timeout: 30_000 }).toEqual([404, 1])
  expect(await rendered('/r/gone')).toEqual([404, 2])
  expect(await rendered('/broken')).toEqual([500, 2])
})

test('a page that is the same still is told so, zipped only for who takes it', async () => {
  const page = await get('/pie')
  expect((await get('/pie', { 'if-none-match': String(page.headers.etag) })).statusCode).toBe(304)
  const zipped = await get('/pie', { 'accept-encoding': 'gzip, deflate' })
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(page.payload)
  expect((await get('/pie', { 'accept-encoding': 'gzip;q=0, deflate' })).payload).toBe(page.payload)
})

test('Brotli is for who takes it, whichever coding the page was first made in, and a cache is told', async () => {
  for (const first of ['gzip, deflate, br', 'gzip', '']) {
    const url = `/brioche-${first.length}`
    await get(url, { 'accept-encoding': first })
    const plain = await get(url)
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const [accepted, coding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0,br', 'br'],
      ['br;q=0.5', 'br'],
      ['xbr', undefined],
      ['brx', undefined],
    ] as const) {
      const { headers, rawPayload } = await get(url, { 'accept-encoding': accepted })
      expect(headers['content-encoding'], accepted).toBe(coding)
      expect(headers).toMatchObject({ vary: 'cookie, accept-encoding', etag: plain.headers.etag })
      const unpack = coding && { br: brotliDecompressSync, gzip: gunzipSync }[coding]
      expect((unpack ? unpack(rawPayload) : rawPayload).toString()).toBe(plain.payload)
    }
  }
})

test('nobody is sent to another site', async () => {
  for (const [wish, to] of [
    ['/yukari', '/yukari'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
  ] as const) {
    const from = `/away-${asked.length}`
    redirects.set(from, wish)
    expect((await get(from)).headers.location).toBe(to)
  }
})

test('a browser without scripts changes the language by a link, and comes back to its page', async () => {
  const answer = await get('/language/en?back=%2Frpy%3Fgame%3D6')
  expect(answer.statusCode).toBe(303)
  expect(answer.headers).toMatchObject({ location: '/rpy?game=6', 'cache-control': 'no-store' })
  expect(answer.headers['set-cookie']).toBe('language=en; Path=/; Max-Age=31536000; SameSite=Lax')
  expect((await get('/language/zh')).headers).toMatchObject({ location: '/' })
  expect((await get('/language/zh')).headers['set-cookie']).toContain('language=zh;')
  for (const back of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/\t/evil.example',
    '/.//evil.example',
  ])
    expect((await get(`/language/en?back=${encodeURIComponent(back)}`)).headers.location).toBe('/')
  expect((await get('/language/en?back=a&back=b')).headers.location).toBe('/')
})

test('what is no page and no call says so in its form', async () => {
  const answer = await site.site.app.inject({ method: 'POST', url: '/cake' })
  expect([answer.statusCode, answer.json()]).toEqual([404, { auth: '', data: null, msg: 'notFound' }])
})

test('an address that cannot be parsed is a page to people, and bad input to scripts', async () => {
  const page = await get('/r/00A1/vs/%ff')
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  expect(page.headers).toMatchObject({ 'content-security-policy': "default-src 'self'" })
  const post = await site.site.app.inject({ method: 'POST', url: '/r/%ff' })
  for (const answer of [await get('/api/%ff'), post]) {
    expect([answer.statusCode, answer.json().msg]).toEqual([400, 'badInput'])
  }
})
