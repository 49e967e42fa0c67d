import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import type { Composition, Foundation } from '../open-site.ts'
import { implement } from './call.ts'

const note = z.object({ text: z.string().check(z.maxLength(20)), times: z._default(z.int().check(z.gte(1)), 1) })

const notes = group('n.', {
  write: endpoint({
    method: 'POST',
    path: '/note',
    who: 'verified',
    kind: 'write',
    input: note,
    output: z.object({ count: z.int() }),
    refusals: ['noteEmpty'],
  }),
  read: endpoint({
    method: 'POST',
    path: '/notes',
    who: 'anyone',
    kind: 'read',
    input: z.object({}),
    output: z.object({ count: z.int() }),
  }),
  sneak: endpoint({
    method: 'POST',
    path: '/sneak',
    who: 'anyone',
    kind: 'read',
    input: z.object({}),
    output: z.null(),
  }),
  solve: endpoint({
    method: 'POST',
    path: '/solve',
    who: 'anyone',
    kind: 'write',
    captcha: true,
    input: z.object({}),
    output: z.literal('suc'),
  }),
  other: endpoint({
    method: 'POST',
    path: '/other',
    who: 'anyone',
    kind: 'write',
    captcha: true,
    input: z.object({}),
    output: z.literal('suc'),
  }),
  limited: endpoint({
    method: 'POST',
    path: '/limited',
    who: 'anyone',
    kind: 'read',
    rate: 'search',
    input: z.object({}),
    output: z.literal('suc'),
  }),
  fail: endpoint({ method: 'POST', path: '/fail', who: 'anyone', kind: 'read', input: z.object({}), output: z.null() }),
  staff: endpoint({
    method: 'POST',
    path: '/staff',
    who: 'staff:bocai',
    kind: 'read',
    input: z.object({}),
    output: z.literal('suc'),
  }),
  solved: endpoint({
    method: 'POST',
    path: '/solved',
    who: 'anyone',
    kind: 'read',
    secret: true,
    input: z.object({}),
    output: z.null(),
  }),
  thing: endpoint({
    method: 'POST',
    path: '/thing/:id',
    who: 'anyone',
    kind: 'read',
    secret: true,
    input: z.object({}),
    output: z.null(),
  }),
  refined: endpoint({
    method: 'POST',
    path: '/refined',
    who: 'anyone',
    kind: 'read',
    input: z.object({ text: z.string().check(z.refine((text) => text !== 'no')) }),
    output: z.literal('suc'),
  }),
})

let written = 0
const compose = ({ db }: Foundation): Composition => ({
  features: [
    implement(notes, {
      write: async ({ input, refuse, db: tx }) => {
        await tx
          .insertInto('kit_secrets')
          .values({ name: `note ${++written}`, value: Buffer.from(input.text) })
          .execute()
        if (input.text === '') refuse('noteEmpty')
        return { count: await countNotes(tx) }
      },
      read: async ({ db: read }) => ({ count: await countNotes(read) }),
      sneak: async ({ db: read }) => {
        await read.named({ name: 'sneak', sql: "insert into kit_secrets values ('sneaked', '')" }, [])
        return null
      },
      solve: async () => 'suc' as const,
      other: async () => 'suc' as const,
      limited: async () => 'suc' as const,
      fail: async () => {
        throw new Error('broken on purpose')
      },
      staff: async () => 'suc' as const,
      solved: async () => null,
      thing: async () => null,
      refined: async () => 'suc' as const,
    }),
  ],
  authenticate: async (token) => callers[token] ?? null,
  jobs: {},
  crontab: '',
  routes: async () => {},
  start: async () => {
    await db.own.deleteFrom('kit_secrets').where('name', 'like', 'note %').execute()
  },
})

const countNotes = async (from: Pick<Foundation['db']['own'], 'selectFrom'>) =>
  (await from.selectFrom('kit_secrets').select('name').where('name', 'like', 'note %').execute()).length

const caller = {
  id: 1_000_001,
  verified: true,
  black: false,
  staff: [] as string[],
  levels: { life: 2, bomb: 2 },
  standing: 'settled' as const,
  session: 's',
  scopes: null,
}
const callers: Record<string, typeof caller> = {
  'verified-token-of-enough-length': caller,
  'newcomer-token-of-enough-length': { ...caller, id: 1_000_002, verified: false },
  'staff-token-of-enough-length-too': { ...caller, id: 1_000_003, staff: ['bocai'] },
}
const verified = { token: 'verified-token-of-enough-length' }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ compose, ratesFactor: 0.1, allowGet: true })
})
afterAll(() => site.close())

const raw = (payload: string, headers: Record<string, string> = {}) =>
  site.site.app.inject({
    method: 'POST',
    url: '/api/note',
    payload,
    headers: { 'content-type': 'application/json', authorization: `Dessert ${verified.token}`, ...headers },
  })

describe('gates', () => {
  test.each([
    ['a guest', undefined, 'login'],
    ['an unverified member', 'newcomer-token-of-enough-length', 'mailCheck'],
    ['a token nobody has', 'some-token-that-nobody-ever-had', 'login'],
  ])('%s is told what to pass first', async (_who, token, auth) => {
    const answer = await site.call(notes.calls.write, { text: 'x' }, token ? { token } : {})
    expect(answer).toMatchObject({ status: 200, auth, data: null, msg: '' })
  })

  test('staff calls want their permission code', async () => {
    expect((await site.call(notes.calls.staff, {}, verified)).auth).toBe('admin')
    expect((await site.call(notes.calls.staff, {}, { token: 'staff-token-of-enough-length-too' })).data).toBe('suc')
  })
})

describe('bad input is refused naming the field', () => {
  test.each([
    ['{"text":1}', 'text'],
    ['{"text":"x","times":0}', 'times'],
    ['{"text":"x","times":"2"}', 'times'],
    ['{}', 'text'],
    [`{"text":"${'x'.repeat(21)}"}`, 'text'],
    ['[]', 'body'],
    ['{bad', 'body'],
    ['null', 'text'],
  ])('%s', async (payload, field) => {
    const response = await raw(payload)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ msg: 'badInput', data: { field } })
  })

  test('an endless body is 413, a foreign type 415, an unknown call 404', async () => {
    expect((await raw(`{"text":"${'x'.repeat(600_000)}"}`)).statusCode).toBe(413)
    expect((await raw('text=x', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415)
    expect((await site.site.app.inject({ method: 'POST', url: '/api/nowhere' })).statusCode).toBe(404)
  })

  test.each(['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'GET'] as const)(
    '%s of a call that has another method is 405 and says which',
    async (method) => {
      for (const url of ['/api/solved', '/api/thing/17?x=1']) {
        const answer = await site.site.app.inject({ method, url, payload: {} })
        expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST'])
        expect(answer.headers['x-request-id']).toBeTruthy()
        if (method === 'HEAD') continue
        const data = { field: 'method', should: 'must be POST' }
        expect(answer.json()).toEqual({ auth: '', data, msg: 'badInput' })
      }
    },
  )

  test('a call that is served by two methods says both; an unknown call is 404 by any', async () => {
    const put = await site.site.app.inject({ method: 'PUT', url: '/api/notes', payload: {} })
    expect([put.statusCode, put.headers.allow]).toEqual([405, 'POST, GET'])
    for (const url of ['/api/nowhere', '/api/thing', '/api/thing/1/2', '/api/notes/'])
      expect((await site.site.app.inject({ method: 'PUT', url })).statusCode, url).toBe(404)
  })

  test('unknown fields are dropped, defaults filled', async () => {
    expect((await raw('{"text":"kept","admin":true}')).json()).toMatchObject({
      msg: '',
      data: { count: expect.any(Number) },
    })
  })
})

test('a refusal rolls back what was written before it', async () => {
  const before = (await site.call(notes.calls.read, {})).data.count
  expect(await site.call(notes.calls.write, { text: '' }, verified)).toMatchObject({
    status: 200,
    msg: 'noteEmpty',
    data: null,
  })
  expect((await site.call(notes.calls.read, {})).data.count).toBe(before)
})

test('a read cannot write, whatever its statement says', async () => {
  const answer = await site.call(notes.calls.sneak, {})
  expect(answer.status).toBe(500)
})

test('a call is compiled by its first use: a schema that cannot be is a fault of that call alone', async () => {
  const ask = (url: string, payload: object) => site.site.app.inject({ method: 'POST', url, payload })
  expect((await ask('/api/refined', { text: 'yes' })).statusCode).toBe(500)
  expect((await ask('/api/notes', {})).statusCode).toBe(200)
})

test('a fault says its request id and nothing else', async () => {
  const response = await site.site.app.inject({ method: 'POST', url: '/api/fail', payload: {} })
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({ auth: '', msg: 'in-error', data: { requestId: response.headers['x-request-id'] } })
  expect(response.payload).not.toContain('purpose')
})

describe('captcha', () => {
  test('a solution passes once, for its call and network only', async () => {
    const asked = await site.call(notes.calls.solve, {}, { solve: false })
    expect(asked.auth).toBe('captcha')
    const { solveChallenge } = await import('altcha-lib/v1')
    const challenge = asked.data as unknown as { challenge: string; salt: string; algorithm: string; signature: string }
    const solved = await solveChallenge(challenge.challenge, challenge.salt).promise
    const header = Buffer.from(JSON.stringify({ ...challenge, number: solved?.number })).toString('base64')
    const send = (path: string, address: string) =>
      site.site.app.inject({
        method: 'POST',
        url: path,
        payload: {},
        headers: { 'x-captcha': header, 'x-forwarded-for': address },
      })
    expect((await send('/api/other', '127.0.0.1')).json().auth).toBe('captcha')
    expect((await send('/api/solve', '203.0.113.9')).json().auth).toBe('captcha')
    const both = await Promise.all([send('/api/solve', '127.0.0.1'), send('/api/solve', '127.0.0.1')])
    expect(both.map((response) => response.json().auth).sort()).toEqual(['', 'captcha'])
  })

  test.each(['x', 'e30=', Buffer.from('{"signature":1}').toString('base64')])(
    'nonsense %s is no solution',
    async (header) => {
      const answer = await site.site.app.inject({
        method: 'POST',
        url: '/api/solve',
        payload: {},
        headers: { 'x-captcha': header },
      })
      expect(answer.json().auth).toBe('captcha')
    },
  )
})

test('a limit says in numbers what it is and when it ends', async () => {
  const answers = []
  for (let i = 0; i < 4; i++) answers.push(await site.call(notes.calls.limited, {}, { ip: '198.51.100.7' }))
  expect(answers.map((answer) => answer.msg)).toEqual(['', '', '', 'tooOften'])
  expect(answers[3]?.data).toMatchObject({ limit: { points: 3, seconds: 60 }, until: expect.any(String) })
  expect((await site.call(notes.calls.limited, {}, { ip: '198.51.101.7' })).msg).toBe('')
})

test('a limit of a network is one for all who call from there, with tokens or without', async () => {
  const ip = '198.51.102.7'
  const tokens = [...Object.keys(callers), undefined]
  const answers = []
  for (const token of tokens) answers.push(await site.call(notes.calls.limited, {}, { ip, ...(token && { token }) }))
  expect(answers.map((answer) => answer.msg)).toEqual(['', '', '', 'tooOften'])
  expect(answers[3]?.data).toEqual({ limit: { points: 3, seconds: 60 }, until: expect.any(String) })
})

describe('whose words a write carries', () => {
  const written = (member: string, token?: string) =>
    site.call(notes.calls.write, { text: 'mine' }, { ...(token && { token }), headers: { 'x-member': member } })

  test('a write composed under another member is refused, and nothing of it is kept', async () => {
    const before = (await site.call(notes.calls.read, {})).data.count
    for (const other of ['1000002', '0', 'nobody']) {
      expect(await written(other, verified.token)).toMatchObject({ auth: '', msg: 'otherMember' })
    }
    expect((await site.call(notes.calls.read, {})).data.count).toBe(before)
  })

  test("under its own member, or without a word of it, a write goes through; reads are nobody's words", async () => {
    expect((await written('1000001', verified.token)).msg).toBe('')
    const headers = { 'x-member': '1000002' }
    expect((await site.call(notes.calls.read, {}, { ...verified, headers })).msg).toBe('')
  })

  test('without a token the log-in is asked for first', async () => {
    expect((await written('1000001')).auth).toBe('login')
  })
})

describe('idempotency', () => {
  test('a key that would not be kept whole is refused', async () => {
    const response = await raw('{"text":"x"}', { 'idempotency-key': 'k'.repeat(101) })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ msg: 'badInput', data: { field: 'idempotency-key' } })
  })

  test('the same key and body answer the first answer, also at the same moment; another body is refused', async () => {
    const keyed = { ...verified, idempotencyKey: 'one' }
    const before = (await site.call(notes.calls.read, {})).data.count
    const twice = await Promise.all([1, 2].map(() => site.call(notes.calls.write, { text: 'once' }, keyed)))
    expect(twice[0]?.data).toEqual(twice[1]?.data)
    expect((await site.call(notes.calls.read, {})).data.count).toBe(before + 1)
    expect((await site.call(notes.calls.write, { text: 'other' }, keyed)).msg).toBe('keyReused')
  })

  test('a refused try does not use the key up', async () => {
    const keyed = { ...verified, idempotencyKey: 'two' }
    expect((await site.call(notes.calls.write, { text: '' }, keyed)).msg).toBe('noteEmpty')
    expect((await site.call(notes.calls.write, { text: 'now' }, keyed)).msg).toBe('')
  })
})

test('in the all-GET mode a call may carry its input in the query', async () => {
  const url = `/api/note?input=${encodeURIComponent('{"text":"by GET"}')}`
  const response = await site.site.app.inject({
    method: 'GET',
    url,
    headers: { authorization: `Dessert ${verified.token}` },
  })
  expect(response.json().msg).toBe('')
  const bad = await site.site.app.inject({
    method: 'GET',
    url: '/api/note?input={bad',
    headers: { authorization: `Dessert ${verified.token}` },
  })
  expect(bad.statusCode).toBe(400)
  expect(bad.json()).toMatchObject({ msg: 'badInput', data: { field: 'input' } })
})
