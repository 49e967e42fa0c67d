import { readdir, rename, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictures } from '#contract/pictures.ts'
import type { StoreSettings } from '#kit/settings.ts'
import { messages } from '#nouns/messages/contract/messages.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { openProxy, type Wire } from '#site/test/outside/open-proxy.ts'
import { openS3 } from '#site/test/outside/open-s3.ts'
import { openFiles } from '../files/open-files.ts'

let s3: Awaited<ReturnType<typeof openS3>>
let wire: Wire
let stores: readonly StoreSettings[]
let site: TestSite
let baker: TestMember
beforeAll(async () => {
  s3 = await openS3()
  wire = await openProxy({ host: '127.0.0.1', port: s3.port })
  stores = [{ ...s3.settings, endpoint: `http://127.0.0.1:${wire.port}` }, 'folder']
  site = await openTestSite({ stores, jobs: false })
  baker = await makeMember(site, 'baker')
})
afterAll(async () => {
  await site.close()
  await wire.close()
  await s3.close()
})

/** Each picture differs in its bytes, so that no upload counts as a repetition. */
let made = 0
const picture = async () => {
  const width = 40 + made++
  const bytes = await sharp({ create: { width, height: 30, channels: 3, background: '#d9486e' } })
    .png()
    .toBuffer()
  return { token: baker.token, file: { name: 'cake.png', bytes } }
}
const upload = async () => site.call(pictures.calls.upload, {}, await picture())
const get = async (url: string) => (await site.site.app.inject({ url })).statusCode
const ready = async () => (await site.site.app.inject({ url: '/readyz' })).json()
const folder = () => `${site.dataFolder}/files`
const inFolder = async () => (await readdir(folder(), { recursive: true })).filter((path) => path.length > 64).length
const rows = async () => {
  const { rows: counted } = await site.site.foundation.db.pool.query<{ count: number }>(
    'select (select count(*) from pictures) + (select count(*) from files) as count',
  )
  return counted[0]?.count
}

test('while the first store is away the next one takes the picture, and the uploader is told', async () => {
  const first = await upload()
  expect(first).toMatchObject({ msg: '', data: { data: { fallback: false } } })
  expect(await ready()).toMatchObject({ files: 'ok', 'files-s3': 'ok', 'files-folder': 'ok' })

  await wire.cut()
  const second = await upload()
  expect(second).toMatchObject({ msg: '', data: { data: { fallback: true } } })
  expect(await inFolder()).toBeGreaterThan(0)
  expect(await get(second.data.data.url)).toBe(200)
  // What lies in the store that is away is not taken for gone.
  expect(await get(first.data.data.url)).toBe(503)
  expect(await ready()).toMatchObject({ ready: true, files: 'ok', 'files-s3': 'gone', 'files-folder': 'ok' })
  const { payload } = await site.site.app.inject({ url: '/metrics' })
  expect(payload).toMatch(/^patisserie_store_failures_total\{store="s3"\} [1-9]/m)
  expect(payload).toContain('patisserie_store_failures_total{store="folder"} 0')

  await wire.mend()
  const files = await openFiles({ folder: folder(), stores, db: site.site.foundation.db })
  await files.sweep({ olderThanMs: -60_000 })
  files.close()
  expect(await inFolder()).toBe(0)
  for (const { data } of [first, second]) expect(await get(data.data.url)).toBe(200)
})

test('where no store takes it, it is refused in words and nothing is kept of it', async () => {
  const before = await rows()
  await wire.cut()
  await rename(folder(), `${folder()}-away`)
  const refused = await upload()
  expect(refused).toMatchObject({ status: 200, msg: 'notStored' })
  expect(await site.call(messages.calls.upload, {}, await picture())).toMatchObject({ status: 200, msg: 'notStored' })
  expect(await ready()).toMatchObject({ ready: true, files: 'gone', 'files-s3': 'gone', 'files-folder': 'gone' })
  expect(await rows()).toBe(before)

  await rm(folder(), { recursive: true })
  await rename(`${folder()}-away`, folder())
  expect(await upload()).toMatchObject({ msg: '', data: { data: { fallback: true } } })
  await wire.mend()
})
