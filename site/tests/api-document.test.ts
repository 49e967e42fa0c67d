import { brotliDecompressSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wireInput } from '#api/answer.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { compile } from '#kit/http/schemas.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { site as contract } from '../contract.ts'
import { callExamples } from '../server/call-examples.ts'
import { makeMember } from '../test/make-member.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'

const tools = 'https://tools.example'
let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ cors: [tools] })
})
afterAll(() => site.close())

const calls = Object.entries(contract).flatMap(([noun, group]) =>
  Object.entries<Endpoint>(group.calls).map(([name, endpoint]) => ({ call: `${noun}.${name}`, endpoint, group })),
)
const documentIn = async (language: string) =>
  (await site.site.app.inject({ url: `/api/openapi.json?lang=${language}` })).json()

test('the document has every call once, with what it refuses in words', async () => {
  for (const language of ['zh', 'en']) {
    const document = await documentIn(language)
    expect(Object.keys(document.paths)).toHaveLength(calls.length)
    for (const { call, endpoint } of calls) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      const operation = document.paths[path][endpoint.method.toLowerCase()]
      expect(operation.operationId).toBe(call)
      expect(operation.summary, call).not.toBe('')
      expect(Object.keys(operation['x-refusals']).sort()).toEqual([...endpoint.refusals].sort())
      expect(Object.values(operation['x-refusals']), call).not.toContain('')
    }
  }
})

test('the document and the answers of calls are compressed for clients that accept it', async () => {
  const player = await makeMember(site, 'player')
  await uploadRun(site, player)
  await uploadRun(site, player)
  const compressed = async (request: InjectOptions) => {
    const plain = await site.site.app.inject(request)
    const headers = { ...request.headers, 'accept-encoding': 'gzip, br' }
    const answer = await site.site.app.inject({ ...request, headers })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(plain.payload)
  }
  await compressed({ url: '/api/openapi.json' })
  const headers = { 'content-type': 'application/json' }
  await compressed({ method: 'POST', url: '/api/getReplay', headers, payload: '{}' })
  const authorization = `Dessert ${player.token}`
  await compressed({
    method: 'POST',
    url: '/api/getMyReplayByPage',
    headers: { ...headers, authorization },
    payload: '{}',
  })
})

test('an example is an input the call takes', async () => {
  const document = await documentIn('en')
  const examples = await callExamples()
  for (const { call, endpoint } of calls) {
    const example = examples[call]
    if (example !== undefined)
      expect(() => compile(endpoint).parse(wireInput(endpoint, structuredClone(example))), call).not.toThrow()
    const media = document.paths[endpoint.path]?.post?.requestBody?.content?.['application/json']
    if (!media || endpoint.secret) continue
    expect(() => compile(endpoint).parse(structuredClone(media.example)), call).not.toThrow()
  }
})

test('pages of an allowed origin may make calls, others may not', async () => {
  const ask = (origin: string, url = '/api/getReplay') =>
    site.site.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    })
  const allowed = await ask(tools)
  expect(allowed.headers['access-control-allow-origin']).toBe(tools)
  expect(allowed.headers['access-control-allow-headers']).toContain('authorization')
  expect(allowed.headers['access-control-allow-credentials']).toBeUndefined()
  expect((await ask('https://elsewhere.example')).headers['access-control-allow-origin']).toBeUndefined()
  const call = await site.site.app.inject({
    method: 'POST',
    url: '/api/getReplay',
    headers: { origin: tools, 'content-type': 'application/json' },
    payload: '{}',
  })
  expect(call.headers['access-control-allow-origin']).toBe(tools)
  const page = await site.site.app.inject({ url: '/healthz', headers: { origin: tools } })
  expect(page.headers['access-control-allow-origin']).toBeUndefined()
})
