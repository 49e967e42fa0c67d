import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import type { Composition } from '../../open-site.ts'
import { implement } from '../call.ts'

const parcels = group('p.', {
  send: endpoint({
    method: 'POST',
    path: '/send',
    who: 'anyone',
    kind: 'write',
    form: 'upload',
    input: z.object({ label: z._default(z.string().check(z.maxLength(100_000)), 'none') }),
    output: z.object({ label: z.string(), name: z.nullable(z.string()), size: z.int() }),
  }),
  plain: endpoint({
    method: 'POST',
    path: '/plain',
    who: 'anyone',
    kind: 'read',
    input: z.object({}),
    output: z.null(),
  }),
})

const compose = (): Composition => ({
  features: [
    implement(parcels, {
      send: async ({ input, file }) => ({
        label: input.label,
        name: file?.name ?? null,
        size: file?.bytes.byteLength ?? 0,
      }),
      plain: async () => null,
    }),
  ],
  authenticate: async () => null,
  jobs: {},
  crontab: '',
  routes: async () => {},
  start: async () => {},
})

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ compose })
})
afterAll(() => site.close())

const boundary = 'sugar'
const part = (head: string, body: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`
const file = part('name="blob"; filename="a.rpy"', 'T8RP')
const fields = (text: string) => part('name="fields"', text)
const end = `--${boundary}--\r\n`

const post = (payload: string, type = `multipart/form-data; boundary=${boundary}`, url = '/api/send') =>
  site.site.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

describe('a body in its form', () => {
  test.each([
    ['fields before the file', fields('{"label":"x"}') + file + end, { label: 'x', name: 'a.rpy', size: 4 }],
    ['fields after the file', file + fields('{"label":"x"}') + end, { label: 'x', name: 'a.rpy', size: 4 }],
    ['no fields', file + end, { label: 'none', name: 'a.rpy', size: 4 }],
    ['no file', fields('{}') + end, { label: 'none', name: null, size: 0 }],
    ['nothing', end, { label: 'none', name: null, size: 0 }],
    ['an empty file', part('name="blob"; filename="a"', '') + end, { label: 'none', name: 'a', size: 0 }],
    [
      'fields that say they are JSON',
      `--${boundary}\r\ncontent-disposition: form-data; name="fields"\r\ncontent-type: application/json\r\n\r\n{"label":"x"}\r\n${end}`,
      { label: 'x', name: null, size: 0 },
    ],
    [
      'a file without a name',
      `--${boundary}\r\ncontent-disposition: form-data; name="blob"\r\ncontent-type: application/octet-stream\r\n\r\nT8RP\r\n${end}`,
      { label: 'none', name: '', size: 4 },
    ],
  ])('%s', async (_what, payload, data) => {
    expect((await post(payload)).json()).toEqual({ auth: '', msg: '', data })
  })
})

describe('a body that is not is bad input, with the place named', () => {
  test.each([
    ['another type', '{}', 'application/json', 'body'],
    ['no boundary', file + end, 'multipart/form-data', 'body'],
    ['another boundary', file + end, 'multipart/form-data; boundary=salt', 'body'],
    ['cut off inside the file', file.slice(0, -4), undefined, 'body'],
    ['cut off between parts', file, undefined, 'body'],
    ['not multipart at all', 'hello', undefined, 'body'],
    ['two files', file + file + end, undefined, 'body'],
    ['a file in another field', part('name="other"; filename="a"', 'x') + end, undefined, 'other'],
    ['a file called like a prototype', part('name="__proto__"; filename="a"', 'x') + end, undefined, 'body'],
    ['a field called like a prototype', part('name="constructor"', 'x') + file + end, undefined, 'body'],
    ['fields that are no JSON', fields('{') + file + end, undefined, 'fields'],
    ['fields that are no object', fields('[1]') + file + end, undefined, 'body'],
    ['a wrong field', fields('{"label":1}') + file + end, undefined, 'label'],
    ['endless fields', fields(`{"label":"${'x'.repeat(70_000)}"}`) + file + end, undefined, 'fields'],
    ['fields twice', fields('{"label":"x"}') + fields('{"label":"y"}') + end, undefined, 'fields'],
    [
      'too many fields',
      Array.from({ length: 9 }, (_, n) => part(`name="f${n}"`, 'x')).join('') + end,
      undefined,
      'body',
    ],
    ['a part without a name', `--${boundary}\r\ncontent-type: text/plain\r\n\r\nx\r\n${end}`, undefined, null],
    ['an endless head of a part', part(`name="${'x'.repeat(100_000)}"`, 'x') + end, undefined, null],
  ])('%s', async (_what, payload, type, field) => {
    const response = await post(payload, type)
    if (field === null) return expect(response.statusCode).toBeLessThan(500)
    expect(response.json()).toEqual({ auth: '', msg: 'badInput', data: { field, should: expect.stringMatching(/./) } })
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
  })

  test('a call that takes JSON takes nothing else', async () => {
    expect((await post(file + end, undefined, '/api/plain')).statusCode).toBe(415)
  })

  test('an address that cannot be read', async () => {
    const response = await site.site.app.inject({ method: 'POST', url: '/api/%zz' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      auth: '',
      msg: 'badInput',
      data: { field: 'url', should: expect.stringMatching(/./) },
    })
  })
})

describe('uploads that do not end', () => {
  const begin = async (): Promise<Socket> => {
    const { port } = new URL(url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    const head = `POST /api/send HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: 5000000\r\n\r\n`
    await new Promise((written) => socket.write(`${head}${file.slice(0, -4)}`, written))
    return socket
  }
  const told = async () => (await post(file + end)).json().msg as string
  let url: string
  beforeAll(async () => {
    url = await site.site.app.listen({ port: 0, host: '127.0.0.1' })
  })

  test('hold a few places only, and give them back when they break off', async () => {
    const slow: Socket[] = []
    const answered = new Set<Socket>()
    while ((await told()) !== 'busy') {
      const socket = await begin()
      slow.push(socket.once('data', () => answered.add(socket)))
      await sleep(20)
    }
    // Those that found no place are refused.
    await expect.poll(() => slow.length - answered.size, { timeout: 30_000 }).toBe(2)
    for (const socket of slow) socket.destroy()
    while ((await told()) !== '') await sleep(20)
  })

  test('are ended by the server', () => {
    const { requestTimeout, headersTimeout } = site.site.app.server
    expect([requestTimeout, headersTimeout]).toEqual([60_000, 15_000])
  })
})
