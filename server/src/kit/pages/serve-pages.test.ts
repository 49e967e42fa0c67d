import { gunzipSync } from 'node:zlib'
import { endpoint, group } from '@patisserie/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openTestSite, type TestSite } from '../../../test/open-test-site.ts'
import { implement } from '../http/call.ts'
import type { Renderer } from './serve-pages.ts'

const secrets = group('', {
  count: endpoint({
    method: 'POST',
    path: '/count',
    who: 'anyone',
    kind: 'read',
    shows: ['replays'],
    input: z.object({}),
    output: z.int(),
  }),
  add: endpoint({
    method: 'POST',
    path: '/add',
    who: 'anyone',
    kind: 'write',
    touches: ['replays'],
    input: z.object({}),
    output: z.literal('suc'),
  }),
})

let rendered = 0
const renderer: Renderer = {
  contentSecurityPolicy: "default-src 'self'",
  pageKey: (url) => (url.startsWith('/kept') ? (url.split('?')[0] ?? null) : null),
  render: async ({ url, language, call }) => {
    rendered++
    if (url === '/broken') throw new Error('broken on purpose')
    if (url === '/away') return { status: 302, html: '', tags: [], redirect: '/kept' }
    const { data } = await call('/count', {})
    return { status: url === '/kept/gone' ? 404 : 200, html: `${language} ${String(data)}`, tags: ['replays'] }
  },
}

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({
    pages: async () => async () => renderer,
    compose: () => ({
      features: [
        implement(secrets, {
          count: async ({ db }) => (await db.selectFrom('kit_secrets').select('name').execute()).length,
          add: async ({ db }) => {
            await db
              .insertInto('kit_secrets')
              .values({ name: `n${Math.random()}`, value: Buffer.alloc(1) })
              .execute()
            return 'suc' as const
          },
        }),
      ],
      authenticate: async () => null,
      jobs: {},
      crontab: '',
      routes: async () => {},
      start: async () => {},
    }),
  })
  // Pages are kept once changes of other processes can be heard.
  while (!(await isKept())) await new Promise((wake) => setTimeout(wake, 20))
})
afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) => site.site.app.inject({ method: 'GET', url, headers })

async function isKept(): Promise<boolean> {
  await get('/kept')
  const before = rendered
  await get('/kept')
  return rendered === before
}

test('a kept page is rendered once, a language at a time, and again after a write that touches it', async () => {
  const before = (await get('/kept?x=1')).payload
  const count = rendered
  expect((await get('/kept?x=2')).payload).toBe(before)
  expect(rendered).toBe(count)
  expect((await get('/kept', { cookie: 'language=en' })).payload).toMatch(/^en /)
  await site.call(secrets.calls.add, {})
  expect((await get('/kept')).payload).not.toBe(before)
})

test('a page is compressed for who takes it, and unchanged for who has it', async () => {
  const zipped = await get('/kept', { 'accept-encoding': 'gzip, br' })
  const plain = await get('/kept')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.payload)
  expect((await get('/kept', { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304)
  expect(plain.headers['content-security-policy']).toBe("default-src 'self'")
})

test('a page that is not there is not kept, a redirect is one, a fault is a page without its reason', async () => {
  await get('/kept/gone')
  const before = rendered
  expect((await get('/kept/gone')).statusCode).toBe(404)
  expect(rendered).toBe(before + 1)
  expect((await get('/away')).headers.location).toBe('/kept')
  const broken = await get('/broken')
  expect(broken.statusCode).toBe(500)
  expect(broken.headers['content-type']).toContain('text/html')
  expect(broken.payload).not.toContain('purpose')
})

test('the mailbox of development shows text as text', async () => {
  const { mkdir, writeFile } = await import('node:fs/promises')
  await mkdir(`${site.dataFolder}/mail`, { recursive: true })
  const mail = { to: 'a@example.com', subject: '<script>1</script>', text: 'open https://example.com/#x"y' }
  await writeFile(`${site.dataFolder}/mail/1.json`, JSON.stringify(mail))
  const { payload } = await get('/test/mail')
  expect(payload).toContain('&lt;script&gt;1')
  expect(payload).toContain('href="https://example.com/#x&quot;y"')
})
