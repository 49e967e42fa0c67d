import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { implement } from '#kit/http/call.ts'
import { admin } from '#nouns/admin/contract/admin.ts'
import { openFaults } from '#nouns/admin/server/faults.ts'
import { compose } from '../server/app.ts'
import { makeStaff } from '../test/hire.ts'
import { makeMember } from '../test/make-member.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'

const broken = group('x.', {
  one: endpoint({
    method: 'POST',
    path: '/broken',
    who: 'anyone',
    kind: 'write',
    input: z.object({ text: z.string() }),
    output: z.null(),
  }),
})

let site: TestSite
let token: string
beforeAll(async () => {
  site = await openTestSite({
    compose: async (foundation) => {
      const composition = await compose(foundation)
      const breaking = implement(broken, {
        one: async ({ input }) => {
          throw new Error(`cannot use "${input.text}"`)
        },
      })
      return { ...composition, features: [...composition.features, breaking] }
    },
  })
  const staff = await makeMember(site, 'mender')
  token = staff.token
  await makeStaff(site, staff, ['error'])
})
afterAll(() => site.close())

/** The newest fault of a kind. Faults are written a while after they were met. */
const newest = async (kind: 'server' | 'client') =>
  (await site.call(admin.calls.faults, {}, { token })).data.find((fault) => fault.kind === kind)
const patience = { timeout: 30_000 }

test('what broke is grouped, with the requests that met it, and nothing that was sent', async () => {
  const answers = [
    await site.call(broken.calls.one, { text: 'my diary' }),
    await site.call(broken.calls.one, { text: 'my letters' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([500, 500])
  const met = { message: 'Error: cannot use "…"', path: '/api/broken', count: 2 }
  await expect.poll(() => newest('server'), patience).toMatchObject(met)
  const fault = await newest('server')
  expect(fault?.place).toMatch(/^site\/tests\/met-faults\.test\.ts:\d+$/)
  const ids = answers.map(({ data }) => (data as unknown as { requestId: string }).requestId)
  expect(fault?.recent.map(({ requestId }) => requestId)).toEqual(ids.reverse())
  expect(JSON.stringify(fault)).not.toContain('diary')
})

test('browsers tell of theirs', async () => {
  const message = 'TypeError: x is undefined at https://reimu@shrine.example/'
  expect((await site.call(admin.calls.reportFault, { message, path: '/r/0001?token=abc' })).msg).toBe('')
  const met = { message: 'TypeError: x is undefined at …', path: '/r/0001', count: 1 }
  await expect.poll(() => newest('client'), patience).toMatchObject(met)
})

test('the table stays small: the groups met longest ago give way', async () => {
  const { db } = site.site.foundation
  const faults = openFaults(db)
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  for (let round = 0; round < 6; round++) {
    for (let n = 0; n < 100; n++) {
      const name = `${letters[round]}${letters[Math.floor(n / 26)]}${letters[n % 26]}`
      faults.note({ kind: 'server', message: name, stack: '', path: '', requestId: '', at: new Date() })
    }
    await faults.flush()
  }
  const { n } = await db.read
    .selectFrom('faults')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  expect(n).toBe(500)
})
