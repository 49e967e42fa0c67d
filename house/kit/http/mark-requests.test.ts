import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { markRequests } from './mark-requests.ts'

async function answerOf(origin: string, { publicSite = false, stopping = false } = {}) {
  const app = Fastify()
  markRequests(app, { origin, publicSite, stopping: () => stopping })
  app.get('/', async () => 'sweet')
  const { headers } = await app.inject('/')
  await app.close()
  return headers
}

test('a site behind https asks browsers to come by https alone, any other does not', async () => {
  expect(await answerOf('https://shop.example')).toMatchObject({ 'strict-transport-security': 'max-age=31536000' })
  expect(await answerOf('http://localhost:8080')).not.toHaveProperty('strict-transport-security')
})

test('a public site tells of whole milliseconds only', async () => {
  const open = await answerOf('https://shop.example', { publicSite: true })
  expect(open['server-timing']).toMatch(/^total;dur=\d+$/)
  expect((await answerOf('http://localhost:8080'))['server-timing']).toMatch(/^total;dur=\d+\.\d$/)
})

test('a site that ends keeps no connection open', async () => {
  expect(await answerOf('http://localhost:8080', { stopping: true })).toMatchObject({ connection: 'close' })
})
