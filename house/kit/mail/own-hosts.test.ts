import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { packing } from '../pages/packed-page.ts'

/** Answers a page at every path. */
const renderer = {
  contentSecurityPolicy: "default-src 'self'",
  artVersion: 'drawn',
  pageKey: () => null,
  render: async () => ({ status: 200 as const, html: 'a page', tags: [] }),
}

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ pages: async () => async () => packing(renderer) })
})
afterAll(() => site.close())

const status = async (host: string, url = '/test/mail') =>
  (await site.site.app.inject({ url, headers: { host } })).statusCode

test.each(['localhost:8080', 'LOCALHOST', '127.0.0.1:9000', '[::1]:8080'])('%s reads the mails', async (host) => {
  expect(await status(host)).toBe(200)
  expect(await status(host, '/test')).toBe(200)
})

test.each(['evil.example', 'localhost.evil.example:8080', '127.0.0.1.evil.example', 'evil.example:127'])(
  '%s does not',
  async (host) => {
    for (const url of ['/test/mail', '/test/mail?x', '/test']) expect(await status(host, url)).toBe(404)
    expect(await status(host, '/testing')).toBe(200)
  },
)

test.each([
  '/%74est/mail',
  '/t%65st/m%61il',
  '/test/%6dail?x',
  '/%74est',
  '/TEST',
  '/%54est/',
  '/t%65st%2fmail',
  '/cakes/../test',
  '/cakes/%2e%2e/test/mail',
  '/%2574est',
  '//test',
  '/%5ctest',
])('%s is no way round', async (url) => {
  expect(await status('evil.example', url)).toBe(404)
})

test('an address said whole is no way round', async () => {
  const address = await site.site.app.listen({ host: '127.0.0.1', port: 0 })
  const { hostname, port } = new URL(address)
  const answered = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { host: 'evil.example' }
    const asking = request({ hostname, port, path: 'http://evil.example/test/mail', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asking.on('error', reject).end()
  })
  expect(answered).toBe(404)
})
