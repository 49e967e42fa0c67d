import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictures } from '#contract/pictures.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { closePictures, closeRemoved, openPictures } from './closed-pictures.ts'
import { openFiles } from './open-files.ts'
import { readOriginalPath, sizePath } from './picture-paths.ts'
import { dropPictures, ownsPicture } from './pictures.ts'
import { shownPictures } from './shown-picture.ts'

let site: TestSite
let painter: TestMember
let other: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  painter = await makeMember(site, 'painter')
  other = await makeMember(site, 'other')
})
afterAll(() => site.close())

const freshPng = () =>
  sharp(randomBytes(3 * 40 * 30), { raw: { width: 40, height: 30, channels: 3 } })
    .png()
    .toBuffer()
const upload = async (by: TestMember, bytes: Buffer) =>
  (await site.call(pictures.calls.upload, {}, { token: by.token, file: { name: 'a.png', bytes } })).data.data.url
const inOne = <T>(work: Parameters<typeof site.site.foundation.db.transaction<T>>[0]) =>
  site.site.foundation.db.transaction(work)
async function drop(path: string): Promise<void> {
  const { db } = site.site.foundation
  const files = await openFiles({ folder: join(site.dataFolder, 'files'), db })
  const { original = '' } = readOriginalPath(path) ?? {}
  const rows = await db.read.selectFrom('pictures').select('id').where('original', '=', original).execute()
  await inOne((tx) =>
    dropPictures(
      tx,
      files,
      rows.map(({ id }) => id),
    ),
  )
  files.close()
}
const status = async (url: string) => (await site.site.app.inject({ method: 'GET', url })).statusCode

/** The addresses of a picture: the original, a list's, a page's, and one whose size no job has made. */
const addresses = (path: string) => {
  const original = readOriginalPath(path)?.original ?? ''
  return [path, `/pic/${original}.thumb.webp`, `/pic/${original}.webp`, sizePath(original, '480', 'avif')]
}
const answers = async (path: string) => [...new Set(await Promise.all(addresses(path).map(status)))]

test('a closed picture has no address, in no shape and size, until it is open again', async () => {
  const path = await upload(painter, await freshPng())
  expect(await answers(path)).toEqual([200])
  await inOne((tx) => closePictures(tx, [path]))
  expect(await answers(path)).toEqual([404])
  const etag = { 'if-none-match': `"${readOriginalPath(path)?.original}"` }
  expect((await site.site.app.inject({ method: 'GET', url: path, headers: etag })).statusCode).toBe(404)
  await inOne((tx) => openPictures(tx, [path]))
  expect(await answers(path)).toEqual([200])
})

test('two hidden things of one picture must both be shown again', async () => {
  const bytes = await freshPng()
  const path = await upload(painter, bytes)
  expect(await upload(other, bytes)).toBe(path)
  await Promise.all([inOne((tx) => closePictures(tx, [path])), inOne((tx) => closePictures(tx, [path, path]))])
  await inOne((tx) => openPictures(tx, [path]))
  expect(await answers(path)).toEqual([404])
  await inOne((tx) => openPictures(tx, [path]))
  expect(await answers(path)).toEqual([200])
  await inOne((tx) => openPictures(tx, [path]))
  await inOne((tx) => closePictures(tx, [path]))
  expect(await answers(path)).toEqual([404])
})

test('what its owner removed is open again once they take it into use, and only then', async () => {
  const path = await upload(painter, await freshPng())
  const remove = () => inOne((tx) => closeRemoved(tx, [path]))
  await remove()
  expect(await answers(path)).toEqual([404])
  await inOne((tx) => shownPictures(tx, [path], other.id))
  await inOne((tx) => shownPictures(tx, [path], null))
  expect(await inOne((tx) => ownsPicture(tx, other.id, path))).toBe(false)
  expect(await answers(path)).toEqual([404])
  await inOne((tx) => shownPictures(tx, [path], painter.id))
  expect(await answers(path)).toEqual([200])
  await remove()
  expect(await inOne((tx) => ownsPicture(tx, painter.id, path))).toBe(true)
  expect(await answers(path)).toEqual([200])
})

test('a picture that is hidden stays closed, whatever its owner does, and after it is deleted', async () => {
  const bytes = await freshPng()
  const path = await upload(painter, bytes)
  await inOne((tx) => closePictures(tx, [path]))
  await inOne((tx) => closeRemoved(tx, [path]))
  await inOne((tx) => ownsPicture(tx, painter.id, path))
  expect(await answers(path)).toEqual([404])
  await drop(path)
  expect(await upload(painter, bytes)).toBe(path)
  expect(await answers(path)).toEqual([404])
})

test('a picture that is shown again stays closed if its owner removed it meanwhile', async () => {
  const path = await upload(painter, await freshPng())
  await inOne((tx) => closePictures(tx, [path]))
  await inOne((tx) => closeRemoved(tx, [path]))
  await inOne((tx) => openPictures(tx, [path]))
  expect(await answers(path)).toEqual([404])
  await inOne((tx) => ownsPicture(tx, painter.id, path))
  expect(await answers(path)).toEqual([200])
})

test('what its owner removed is forgotten with the picture', async () => {
  const bytes = await freshPng()
  const path = await upload(painter, bytes)
  await inOne((tx) => closeRemoved(tx, [path]))
  await drop(path)
  expect(await upload(other, bytes)).toBe(path)
  expect(await answers(path)).toEqual([200])
})
