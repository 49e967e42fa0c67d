import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '../../../test/open-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
}, 30_000)
afterAll(() => site.close())

const status = async (host: string, url = '/test/mail') =>
  (await site.site.app.inject({ url, headers: { host } })).statusCode

test.each(['localhost:8080', 'LOCALHOST', '127.0.0.1:9000', '[::1]:8080'])('%s reads the mails', async (host) => {
  expect(await status(host)).toBe(200)
})

test.each(['evil.example', 'localhost.evil.example:8080', '127.0.0.1.evil.example', 'evil.example:127'])(
  '%s does not',
  async (host) => {
    for (const url of ['/test/mail', '/test/mail?x', '/test']) expect(await status(host, url)).toBe(404)
  },
)
