import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendJson } from './send-json.ts'

const long = JSON.stringify({ auth: '', data: '弹幕甜品屋'.repeat(200), msg: '' })
const kept = Buffer.from(long)
const short = Buffer.from('{"auth":"","data":null,"msg":""}')
const bodies: Readonly<Record<string, string | Buffer>> = { '/long': long, '/kept': kept, '/short': short }

const app = fastify()
for (const [url, body] of Object.entries(bodies)) app.get(url, (request, reply) => sendJson(request, reply, body))
app.get('/varied', (request, reply) => sendJson(request, reply.header('vary', 'Origin'), kept))
const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

test.each(['/long', '/kept'])('%s is sent in the best encoding that the client accepts', async (url) => {
  const plain = await get(url)
  expect(plain.payload).toBe(long)
  expect(plain.headers['content-encoding']).toBeUndefined()
  // Twice, because the compressed form of a Buffer is remembered.
  for (let n = 0; n < 2; n++) {
    const brotli = await get(url, 'gzip, deflate, br')
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(brotli.rawPayload.length),
      vary: 'accept-encoding',
    })
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(long)
    const gzip = await get(url, 'gzip')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(long)
    expect(gzip.rawPayload.length).toBeLessThan(long.length / 4)
  }
  expect((await get(url, 'br;q=0, gzip;q=0')).payload).toBe(long)
})

test('a short answer is never compressed', async () => {
  const answer = await get('/short', 'br')
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.payload).toBe(short.toString())
})

test('an answer that varies by something else goes on to do so', async () => {
  expect((await get('/varied', 'br')).headers.vary).toBe('Origin, accept-encoding')
})
