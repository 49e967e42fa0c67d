import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import type { Composition } from '../../open-site.ts'
import { implement } from '../call.ts'

const upload = {
  method: 'POST',
  who: 'anyone',
  kind: 'write',
  form: 'upload',
  input: z.object({}),
  output: z.object({ size: z.int() }),
} as const
const parcels = group('p.', {
  send: endpoint({
    ...upload,
    path: '/send',
    refusals: ['tooBig', 'uploadSlow'],
    file: { most: 1_000_000, refusal: 'tooBig' },
  }),
})

const compose = (): Composition => ({
  features: [implement(parcels, { send: async ({ file }) => ({ size: file?.bytes.byteLength ?? 0 }) })],
  authenticate: async () => null,
  jobs: {},
  crontab: '',
  routes: async () => {},
  start: async () => {},
})

let site: TestSite
let port: number
const open: Socket[] = []
beforeAll(async () => {
  site = await openTestSite({ compose })
  port = Number(new URL(await site.site.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => {
  for (const socket of open) socket.destroy()
  return site.close()
})

const head = '--sugar\r\ncontent-disposition: form-data; name="blob"; filename="a.rpy"\r\n\r\n'
const end = '\r\n--sugar--\r\n'

interface Sending {
  /** Of its `content-length`; a body of unknown length without one. */
  readonly length?: number
  /** The caller's network. */
  readonly ip: string
}

/** Opens a request over a connection of its own; what the site answers is collected until the connection ends. */
function begin({ length, ip }: Sending) {
  const socket = connect(port, '127.0.0.1')
  open.push(socket)
  socket.on('error', () => undefined)
  const size = length === undefined ? 'transfer-encoding: chunked' : `content-length: ${length}`
  const type = 'content-type: multipart/form-data; boundary=sugar'
  socket.write(`POST /api/send HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${ip}\r\n${type}\r\n${size}\r\n\r\n`)
  let heard = ''
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const answered = new Promise<{ msg: string; data: unknown }>((resolve, reject) => {
    socket.on('data', (bytes: Buffer) => {
      heard += bytes.toString()
      const body = /\r\n\r\n(\{.*\})/s.exec(heard)?.[1]
      if (body !== undefined) resolve(JSON.parse(body))
    })
    socket.once('close', () => reject(new Error('closed without an answer')))
  })
  answered.catch(() => undefined)
  const chunk = (text: string | Buffer) => {
    const bytes = Buffer.from(text)
    if (length !== undefined) return socket.write(bytes)
    return socket.write(
      Buffer.concat([Buffer.from(`${bytes.byteLength.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]),
    )
  }
  return { socket, answered, ended, chunk, heard: () => heard }
}

const whole = async (bytes: number, ip: string) => {
  const request = begin({ length: head.length + bytes + end.length, ip })
  request.chunk(`${head}${'x'.repeat(bytes)}${end}`)
  return request.answered
}

test('forty uploads that drip keep nobody else waiting', async () => {
  const slow = Array.from({ length: 40 }, (_, n) => begin({ length: 500_000, ip: `10.0.${n}.1` }))
  for (const request of slow) request.chunk(head)
  // All of them are being read by now.
  await sleep(4_000)
  const others = await Promise.all(Array.from({ length: 8 }, (_, n) => whole(200_000, `10.1.${n}.1`)))
  expect(others).toEqual(others.map(() => ({ auth: '', msg: '', data: { size: 200_000 } })))
  for (const { socket } of slow) socket.destroy()
}, 60_000)

test('a network has two places; the others of it hear that the house is busy', async () => {
  const held: ReturnType<typeof begin>[] = []
  let refused = 0
  while ((await whole(10, '10.2.0.3')).msg !== 'busy') {
    const request = begin({ length: 500_000, ip: '10.2.0.1' })
    request.answered.then(
      () => refused++,
      () => undefined,
    )
    request.chunk(head)
    held.push(request)
    await sleep(20)
  }
  // Those that found no place are refused.
  await expect.poll(() => held.length - refused, { timeout: 30_000 }).toBe(2)
  expect((await whole(10, '10.3.0.1')).msg).toBe('')
  for (const { socket } of held) socket.destroy()
  while ((await whole(10, '10.2.0.3')).msg !== '') await sleep(20)
}, 60_000)

// They wait for most of their time, so they wait together.
describe.concurrent.each([
  ['of a length it says', 500_000],
  ['of a length it does not say', undefined],
])('a body %s', (_, length) => {
  test('that stops coming is ended with a reason', async ({ expect }) => {
    const request = begin({ ...(length !== undefined && { length }), ip: `10.4.${length === undefined ? 1 : 2}.1` })
    request.chunk(head)
    expect((await request.answered).msg).toBe('uploadSlow')
    await request.ended
    expect(request.heard()).toMatch(/connection: close/i)
  }, 60_000)

  test('that drips is ended with a reason', async ({ expect }) => {
    const request = begin({ ...(length !== undefined && { length }), ip: `10.5.${length === undefined ? 1 : 2}.1` })
    request.chunk(head)
    const drip = setInterval(() => request.chunk('x'.repeat(100)), 200)
    expect((await request.answered).msg).toBe('uploadSlow')
    clearInterval(drip)
    await request.ended
  }, 60_000)

  test('that is slow as a phone on a bad line is taken', async ({ expect }) => {
    const size = 120_000
    const request = begin({
      ...(length !== undefined && { length: head.length + size + end.length }),
      ip: `10.6.${length === undefined ? 1 : 2}.1`,
    })
    request.chunk(head)
    for (let sent = 0; sent < size; sent += 4_000) {
      request.chunk('x'.repeat(4_000))
      await sleep(400)
    }
    request.chunk(end)
    if (length === undefined) request.socket.write('0\r\n\r\n')
    expect(await request.answered).toMatchObject({ msg: '', data: { size } })
  }, 60_000)
})

describe('a file that is too big', () => {
  const answer = { auth: '', msg: 'tooBig', data: { limit: 1_000_000 } }

  test.each([1_000_001, 1_500_000, 40_000_000])('of %i bytes is refused in words', async (bytes) => {
    expect(await whole(bytes, '10.7.0.1')).toEqual(answer)
  })

  test.each([1_000_001, 1_500_000, 40_000_000])('of %i bytes, unannounced, too', async (bytes) => {
    const request = begin({ ip: '10.8.0.1' })
    request.chunk(head)
    const piece = Buffer.alloc(500_000, 'x')
    for (let sent = 0; sent < bytes; sent += piece.byteLength) request.chunk(piece.subarray(0, bytes - sent))
    request.chunk(end)
    request.socket.write('0\r\n\r\n')
    expect(await request.answered).toEqual(answer)
  })

  test('is refused before it has come', async () => {
    const request = begin({ length: 400_000_000, ip: '10.9.0.1' })
    expect(await request.answered).toEqual(answer)
    const unannounced = begin({ ip: '10.9.0.1' })
    unannounced.chunk(head)
    unannounced.chunk(Buffer.alloc(1_100_000))
    expect(await unannounced.answered).toEqual(answer)
  })

  test('holds no place while the rest of it comes', async () => {
    const big = Array.from({ length: 30 }, () => begin({ length: 400_000_000, ip: '10.10.0.1' }))
    await Promise.all(big.map((request) => request.answered))
    expect((await whole(10, '10.10.0.1')).msg).toBe('')
  })
})
