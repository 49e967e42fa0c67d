import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictures } from '#contract/pictures.ts'
import { noise } from '#site/test/hostile/hostile-pictures.ts'
import type { TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { type Outside, openOutside } from '#site/test/outside/open-outside.ts'
import { mountSmallDisk, unmountDisk } from '#site/test/outside/small-disk.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { paintings } from '../contract/paintings.ts'
import { uploadPainting } from '../test/upload-painting.ts'
import { refusals as en } from '../words/calls/paintings.en.ts'
import { refusals as zh } from '../words/calls/paintings.zh.ts'

let outside: Outside
/** It runs no jobs. */
let site: TestSite
let painter: TestMember
let files: string
let isSmall = false
beforeAll(async () => {
  outside = await openOutside()
  ;({ site, painter } = await outside.reaching(20_000, { jobs: false }))
  files = join(site.dataFolder, 'files')
  isSmall = mountSmallDisk(files, 2_048)
  await mkdir(join(files, 'staging'), { recursive: true })
})
afterAll(async () => {
  if (isSmall) unmountDisk(files)
  await outside.close()
})

const send = (bytes: Uint8Array) =>
  site.call(pictures.calls.upload, {}, { token: painter.token, file: { name: 'work.png', bytes } })
const get = (url: string) => site.site.app.inject({ method: 'GET', url })
const query = async (text: string, values: unknown[] = []) =>
  (await site.site.foundation.db.pool.query(text, values)).rows
const count = async () =>
  (await query('select (select count(*) from pictures) + (select count(*) from files) as n'))[0].n
const one = async (pid: number) => (await site.call(paintings.calls.one, { id: String(pid) })).data
/** Takes what is left of the disk; answers the way to give it back. */
async function fill() {
  const rest = join(files, 'rest')
  await expect(writeFile(rest, Buffer.alloc(4_000_000))).rejects.toThrow('ENOSPC')
  return () => rm(rest)
}

test('a full disk refuses pictures in words, and everything else goes on', async ({ skip }) => {
  if (!isSmall) return skip('this user may not mount a small disk')
  const { url } = (await send(await noise(700, 200).jpeg().toBuffer())).data.data
  const pid = await uploadPainting(site, painter, { url })
  const empty = await fill()
  const before = await count()

  const picture = await noise(300).png().toBuffer()
  expect(await send(picture)).toMatchObject({ status: 200, msg: 'notStored' })
  outside.gives('/a.png', picture)
  const address = { url: 'http://pictures.example/a.png' }
  const fetched = await site.call(paintings.calls.fetch, address, { token: painter.token })
  expect(fetched).toMatchObject({ status: 200, msg: 'notStored' })
  const words = [zh['p.notStored'], en['p.notStored']]
  expect(words).toEqual([expect.stringMatching(/\p{Script=Han}/u), expect.stringMatching(/^[A-Z]/)])
  expect([await count(), await readdir(join(files, 'staging'))]).toEqual([before, []])

  expect(await one(pid)).toMatchObject({ SRC: url })
  const comment = { pid, comment: 'sweet' }
  expect((await site.call(paintings.calls.comment, comment, { token: painter.token })).msg).toBe('')
  for (const path of [url, url.replace('.jpg', '.avif'), '/readyz']) expect((await get(path)).statusCode).toBe(200)

  await empty()
  expect((await send(picture)).msg).toBe('')
})

test('sizes that find no room are made once there is some', async ({ skip }) => {
  if (!isSmall) return skip('this user may not mount a small disk')
  const { url } = (await send(await noise(800, 200).jpeg().toBuffer())).data.data
  const pid = await uploadPainting(site, painter, { url })
  const empty = await fill()
  const worker = await openTestSite({ beside: site, pictureJobs: true })
  const [{ id }] = await query('select id::int from pictures where original = $1', [url.slice(5, 69)])
  const failure = async () =>
    (
      await query(
        `select last_error as said from graphile_worker._private_jobs where (payload ->> 'picture')::int = $1`,
        [id],
      )
    )[0]?.said ?? ''
  await expect.poll(failure, { timeout: 30_000 }).toContain('ENOSPC')
  expect((await one(pid)).BAKING).toBe('Y')
  expect((await get(url.replace('.jpg', '.avif'))).headers['content-type']).toBe('image/webp')
  await empty()
  await query('update graphile_worker._private_jobs set run_at = now(), last_error = null')
  await settleJobs(worker, 'pictureSizes')
  expect((await one(pid)).BAKING).toBe('N')
  expect((await get(url.replace('.jpg', '.avif'))).headers['content-type']).toBe('image/avif')
  await worker.close()
}, 60_000)
