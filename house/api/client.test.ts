import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import type { Envelope } from '#contract/envelope.ts'
import { yesNo } from '#contract/fields.ts'
import { as, row } from '#contract/row.ts'
import { site } from '#site/contract.ts'
import { type ClientParts, createCall, fillPath, type Gates } from './client.ts'
import type { WireReply, WireRequest } from './transport.ts'

const { like, mine, download, upload } = site.replays.calls

/** A client whose transport answers from a list, with the requests it sent and the messages it told. */
const client = (
  replies: readonly (Partial<Envelope> | WireReply)[],
  parts: Partial<Omit<ClientParts, 'gates'>> & { gates?: Partial<Gates> } = {},
) => {
  const sent: WireRequest[] = []
  const told: string[] = []
  const call = createCall({
    transport: async (request) => {
      const reply = replies[sent.length] ?? {}
      sent.push(request)
      if ('status' in reply) return reply
      return { status: 200, retryAfter: null, text: JSON.stringify({ auth: '', data: 'suc', msg: '', ...reply }) }
    },
    sayable: async () => undefined,
    token: () => 'abc',
    writer: () => '',
    allGet: false,
    ...parts,
    gates: {
      login: async () => true,
      mailCheck: async () => true,
      captcha: async () => 'solved',
      totp: async () => null,
      otherMember: async () => false,
      black: () => undefined,
      level: () => undefined,
      tell: (problem) => told.push(problem),
      ...parts.gates,
    },
  })
  return { call, sent, told }
}

test('a call carries its token and its input', async () => {
  const { call, sent } = client([])
  expect(await call(like, { rid: 5 })).toEqual({ ok: true, value: 'suc' })
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: '/likeReplay',
    headers: { authorization: 'Dessert abc', 'content-type': 'application/json' },
    body: '{"rid":5}',
    timeoutMs: 23_000,
  })
})

const cake = row({ id: as('KeyID', z.int()), isSweet: as('SWEET', yesNo) })
const bake = { path: '/bake/:t', who: 'anyone', input: row({ topic: as('t', z.int()), cakes: z.array(cake) }) } as const

test('rows have the wire’s names on the way, also in the path', async () => {
  const { call, sent } = client([{ data: [{ KeyID: 3, SWEET: 'N' }] }])
  const baked = endpoint({ ...bake, method: 'POST', kind: 'read', output: z.array(cake) })
  const input = { topic: 7, cakes: [{ id: 1, isSweet: true }] }
  expect(await call(baked, input)).toEqual({ ok: true, value: [{ id: 3, isSweet: false }] })
  expect(sent[0]).toMatchObject({ path: '/bake/7', body: '{"cakes":[{"KeyID":1,"SWEET":"Y"}]}' })
})

test('the data of a refusal is no row', async () => {
  const { call } = client([{ msg: 'burnt', data: { KeyID: 3 } }])
  const burn = endpoint({ ...bake, method: 'POST', kind: 'write', output: cake })
  expect(await call(burn, { topic: 7, cakes: [] })).toMatchObject({ ok: false, data: { KeyID: 3 } })
})

test('a write says whose it is to the end: whoever logs in on its way is asked before it is theirs', async () => {
  let writer = '1000001'
  const asked: string[] = []
  const { call, sent } = client([{ auth: 'login' }, { msg: 'otherMember' }, {}], {
    writer: () => writer,
    gates: {
      login: async () => {
        writer = '1000002'
        return true
      },
      otherMember: async () => {
        asked.push(writer)
        return true
      },
    },
  })
  expect(await call(like, { rid: 5 })).toMatchObject({ ok: true })
  expect(sent.map(({ headers }) => headers['x-member'])).toEqual(['1000001', '1000001', '1000002'])
  expect(asked).toEqual(['1000002'])
})

test('a call says whose it is where it sends what was typed, and not where it reads', async () => {
  const { call, sent } = client([], { writer: () => '1000001' })
  await call(like, { rid: 5 })
  await call(mine, {}, { reading: true })
  expect(sent.map(({ headers }) => headers['x-member'])).toEqual(['1000001', undefined])
})

test('a write under a name goes on under one: where nobody is known after all, it stays the writer’s', async () => {
  let writer = '1000001'
  const otherMember = async () => {
    writer = ''
    return true
  }
  const { call, sent } = client([{ msg: 'otherMember' }, {}], { writer: () => writer, gates: { otherMember } })
  await call(like, { rid: 5 })
  expect(sent.map(({ headers }) => headers['x-member'])).toEqual(['1000001', '1000001'])
})

test('a guest who logs in to send sends as themself; what is declined is refused', async () => {
  let writer = '0'
  const login = async () => {
    writer = '1000002'
    return true
  }
  const guest = client([{ auth: 'login' }, {}], { writer: () => writer, gates: { login } })
  await guest.call(like, { rid: 5 })
  expect(guest.sent.map(({ headers }) => headers['x-member'])).toEqual(['0', '1000002'])
  const kept = client([{ msg: 'otherMember' }], { writer: () => '1000001' })
  expect(await kept.call(like, { rid: 5 })).toMatchObject({ ok: false, refusal: 'otherMember' })
  expect(kept.sent).toHaveLength(1)
})

test('a call that is made by GET has its fields in the query', async () => {
  const { call, sent } = client([])
  await call(site.home.calls.card, { id: '1000001' })
  await call(site.clubs.calls.favourites, { pageNum: undefined })
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /getPUser?id=1000001', 'GET /getStoreUp'])
})

test('an upload has 50 seconds and sends its fields before the file', async () => {
  const { call, sent } = client([])
  const input = {
    comment: '',
    category: 'score',
    NM: 'N',
    NB: 'N',
    NT: 'N',
    NSY: 'N',
    open: 'Y',
    commentable: 'Y',
    screen: '',
  } as const
  await call(upload, input, { file: new File(['x'], 'th6.rpy') })
  const { body, timeoutMs, headers } = sent[0] ?? {}
  expect(timeoutMs).toBe(50_000)
  expect(headers).not.toHaveProperty('content-type')
  const fields = body instanceof FormData ? [...body.keys()] : []
  expect(fields).toEqual(['fields', 'blob'])
})

test('every call may go as GET, but none with a password or a file', async () => {
  const { call, sent } = client([], { allGet: true })
  await call(like, { rid: 5 })
  await call(site.accounts.calls.login, { account: 'a', password: 'b' })
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /likeReplay?input=%7B%22rid%22%3A5%7D',
    'POST /login',
  ])
})

test('the log-in gate shows its message, opens its dialog, and the call goes on', async () => {
  const { call, sent, told } = client([{ auth: 'login' }, {}])
  expect(await call(like, { rid: 5 })).toMatchObject({ ok: true })
  expect(told).toEqual(['auth.login'])
  expect(sent).toHaveLength(2)
})

test('a cancelled dialog ends the call', async () => {
  const { call, sent } = client([{ auth: 'mailCheck' }], { gates: { mailCheck: async () => false } as Gates })
  expect(await call(like, { rid: 5 })).toMatchObject({ ok: false, refusal: 'auth.mailCheck' })
  expect(sent).toHaveLength(1)
})

test('a solved captcha goes along once', async () => {
  const { call, sent } = client([{ auth: 'captcha' }, { auth: 'login' }, {}])
  await call(like, { rid: 5 })
  expect(sent.map(({ headers }) => headers['x-captcha'])).toEqual([undefined, 'solved', undefined])
})

test('a captcha is told in words, like every gate', async () => {
  const { call, told } = client([{ auth: 'captcha' }, {}])
  await call(like, { rid: 5 })
  expect(told).toEqual(['auth.captcha'])
})

test('a refusal waits for its words', async () => {
  const asked: string[] = []
  const { call } = client([{ msg: 'liked', data: null }], {
    sayable: async (problem) => {
      await Promise.resolve()
      asked.push(problem)
    },
  })
  await call(like, { rid: 5 })
  expect(asked).toEqual(['r.liked'])
})

test('a gate that never opens is not tried for ever', async () => {
  const { call, sent } = client(Array.from({ length: 9 }, () => ({ auth: 'login' as const })))
  expect(await call(like, { rid: 5 })).toMatchObject({ refusal: 'auth.login' })
  expect(sent).toHaveLength(4)
})

test('a quiet call opens and says nothing', async () => {
  const { call, told, sent } = client([{ auth: 'login' }])
  expect(await call(mine, {}, { quiet: true })).toMatchObject({ refusal: 'auth.login' })
  expect([told, sent.length]).toEqual([[], 1])
})

test('no network, other statuses and what is no envelope', async () => {
  const broken = client([], { transport: () => Promise.reject(new TypeError('no network')) })
  expect(await broken.call(like, { rid: 5 })).toMatchObject({ refusal: 'netError2' })
  const { call } = client([
    { status: 500, retryAfter: null, text: '{"auth":"","msg":"","data":1}' },
    { status: 200, retryAfter: null, text: '<html>' },
    { status: 429, retryAfter: '60', text: '' },
    { status: 503, retryAfter: '5', text: '{"auth":"","msg":"busy","data":null}' },
  ])
  expect(await call(like, { rid: 5 })).toMatchObject({ refusal: 'unknownError' })
  expect(await call(like, { rid: 5 })).toMatchObject({ refusal: 'unknownError' })
  expect(await call(like, { rid: 5 })).toMatchObject({ refusal: 'tooOften', data: { until: expect.any(String) } })
  expect(await call(like, { rid: 5 })).toMatchObject({ refusal: 'busy' })
})

test('parts of a path are filled from the input', () => {
  expect(fillPath(download.path, { id: '0a/1' })).toEqual({ path: '/hrpy/0a%2F1', rest: '{}' })
})

test('the second step of a log-in answers in its place; given up, the gate stands', async () => {
  const { login } = site.accounts.calls
  const input = { account: 'somebody', password: 'a'.repeat(64) }
  const gate = { auth: 'totp', data: { ticket: 'a-ticket' } } as const
  const asked: unknown[] = []
  const passed = client([gate], {
    gates: {
      totp: async (data) => {
        asked.push(data)
        return { ok: true, value: 'the profile' }
      },
    },
  })
  expect(await passed.call(login, input)).toEqual({ ok: true, value: 'the profile' })
  expect(asked).toEqual([gate.data])
  expect([passed.sent.length, passed.told]).toEqual([1, ['auth.totp']])
  const givenUp = client([gate])
  expect(await givenUp.call(login, input)).toMatchObject({ ok: false, auth: 'totp' })
})

test('a punished account is told why', async () => {
  const notices: unknown[] = []
  const notice = { reason: 'rude', until: null }
  const { call } = client([{ auth: 'black', data: notice }], { gates: { black: (data) => notices.push(data) } })
  expect(await call(like, { rid: 5 })).toMatchObject({ ok: false, auth: 'black' })
  expect(notices).toEqual([notice])
})

test('a missing level is named, where the server names one', async () => {
  const notices: unknown[] = []
  const notice = { kind: 'life', level: 3 }
  const gates = { level: (data: unknown) => notices.push(data) }
  const { call } = client(
    [
      { auth: 'authority', data: notice },
      { auth: 'authority', data: null },
    ],
    { gates },
  )
  expect(await call(like, { rid: 5 })).toMatchObject({ ok: false, auth: 'authority' })
  await call(like, { rid: 5 })
  expect(notices).toEqual([notice])
})

test('a call may carry another token than the session’s', async () => {
  const { call, sent } = client([])
  await call(like, { rid: 5 }, { token: 'left' })
  expect(sent[0]?.headers.authorization).toBe('Dessert left')
})
