import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { yesNo } from '#contract/fields.ts'
import { as, row } from '#contract/row.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import type { Caller } from './call.ts'
import { implement } from './call.ts'

const cake = row({ id: as('KeyID', z.int()), isSweet: as('SWEET', yesNo), layers: as('LAYERS', z.optional(z.int())) })
const bakes = { method: 'POST', who: 'member', kind: 'write', output: z.object({ cake }) } as const
const order = row({ layers: as('N', z.int()), isSweet: as('SW', z._default(yesNo, 'Y')) })

const cakes = group('k.', {
  bake: endpoint({ ...bakes, path: '/bake', input: order }),
  bakeTogether: endpoint({ ...bakes, path: '/bakeTogether', input: order }),
  list: endpoint({
    method: 'GET',
    path: '/cakes/:code',
    who: 'anyone',
    kind: 'read',
    shows: ['members'],
    input: row({ like: as('code', z.string()) }),
    output: z.array(cake),
  }),
})

let baked = 0
const bake = ({ layers, isSweet }: { readonly layers: number; readonly isSweet: boolean }) => ({
  cake: { id: ++baked, isSweet, layers },
})
/** A member of the test, whose token is `caller`. */
const caller: Caller = {
  ...{ id: 1_000_001, verified: true, black: false, staff: [], levels: { life: 0, bomb: 0 } },
  ...{ standing: 'settled', session: 's', scopes: null },
}

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({
    compose: () => ({
      features: [
        implement(cakes, {
          bake: async ({ input }) => bake(input),
          bakeTogether: {
            laneOf: ({ isSweet }) => String(isSweet),
            admit: () => {},
            runAll: async (calls) => calls.map(({ input }) => ({ answer: bake(input) })),
          },
          list: async ({ input }) => [{ id: input.like.length, isSweet: false }],
        }),
      ],
      authenticate: async () => caller,
      jobs: {},
      crontab: '',
      routes: async () => {},
      start: async () => {},
    }),
  })
})
afterAll(() => site.close())

const token = 'a'.repeat(20)
const post = async (path: string, payload: object, headers: Readonly<Record<string, string>> = {}) =>
  (
    await site.site.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { authorization: `Dessert ${token}`, ...headers },
      payload,
    })
  ).payload

test('handlers read and answer names of the program, the network those of the wire', async () => {
  const first = baked + 1
  expect(await post('/bake', { N: 2, other: 1 })).toBe(
    `{"auth":"","data":{"cake":{"KeyID":${first},"SWEET":"Y","LAYERS":2}},"msg":""}`,
  )
  expect(await post('/bakeTogether', { N: 3, SW: 'N' })).toContain(`{"KeyID":${first + 1},"SWEET":"N","LAYERS":3}`)
  expect(await post('/bake', { layers: 2 })).toContain('"field":"N"')
  const { payload } = await site.site.app.inject({ url: '/api/cakes/four' })
  expect(payload).toBe('{"auth":"","data":[{"KeyID":4,"SWEET":"N"}],"msg":""}')
})

test('a client sends names of the wire, and is answered with those of the program', async () => {
  const { data } = await site.call(cakes.calls.bake, { layers: 2, isSweet: false }, { token })
  expect(data).toEqual({ cake: { id: baked, isSweet: false, layers: 2 } })
  expect((await site.call(cakes.calls.list, { like: 'fourteen' })).data).toEqual([{ id: 8, isSweet: false }])
})

test.each(['bake', 'bakeTogether'])('the answer of %s is kept for its key as it was sent', async (path) => {
  const headers = { 'idempotency-key': `${path}-0123456789` }
  const sent = await post(`/${path}`, { N: 5 }, headers)
  expect(await post(`/${path}`, { N: 5, SW: 'Y' }, headers)).toBe(sent)
  const { answer } = await site.site.foundation.db.own
    .selectFrom('kit_idempotency')
    .select('answer')
    .where('call', '=', `/${path}`)
    .executeTakeFirstOrThrow()
  expect(answer).toEqual({ data: JSON.parse(sent).data })
})
