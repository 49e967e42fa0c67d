import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#kit/db/database.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { copyPicture, isCopied, wantCopies } from './copies/copies.ts'
import { NotFetched } from './copies/fetch-picture.ts'
import type { EncodedPicture } from './encode/encode-picture.ts'
import { type Files, hashOf, openFiles } from './open-files.ts'
import { dropPictures, fileOfPicture, keepPicture, ownsPicture } from './pictures.ts'
import { shownPictures } from './shown-picture.ts'

let site: TestSite
let files: Files
let baker: TestMember
let guest: TestMember
beforeAll(async () => {
  site = await openTestSite({ jobs: false })
  files = await openFiles({ folder: `${site.dataFolder}/files`, db: database() })
  baker = await makeMember(site, 'baker')
  guest = await makeMember(site, 'guest')
})
afterAll(() => site.close())

const now = new Date('2026-11-20T12:00:00Z')
const database = () => site.site.foundation.db
const run = <T>(work: (tx: Tx) => Promise<T>) => database().transaction(work)
const query = async (text: string, values: unknown[] = []) => (await database().pool.query(text, values)).rows

/** Shapes of a picture whose bytes are their own names. */
const encoded = (name: string, more: Partial<EncodedPicture> = {}): EncodedPicture => ({
  extension: 'png',
  width: 40,
  height: 30,
  original: Buffer.from(`${name} original`),
  display: Buffer.from(`${name} display`),
  thumb: Buffer.from(`${name} thumb`),
  mobile: null,
  placeholder: '',
  ...more,
})
const keep = (name: string, by: TestMember | null = baker, more: Partial<EncodedPicture> = {}) =>
  run((tx) => {
    const sourceHash = createHash('sha256').update(name).digest('hex')
    return keepPicture(tx, files, { member: by?.id ?? null, sourceHash, name, encoded: encoded(name, more), now })
  })
const idsOf = async (url: string) =>
  (await query('select id::int from pictures where original = $1 order by id', [url.slice(5, 69)])).map(({ id }) => id)
const contentAt = async (path: string) => {
  const file = await fileOfPicture(database().read, path)
  return file && [(await files.read(file.hash))?.toString(), file.extension, file.lasting]
}
const named = (url: string, end: string) => `${url.slice(0, 69)}${end}`
const usesOf = async (...contents: Uint8Array[]) =>
  (await query('select uses::int from files where hash = any($1) order by hash', [contents.map(hashOf)])).map(
    ({ uses }) => uses,
  )

describe('a picture', () => {
  test('is kept once for each member who uploads it, with one use of every file', async () => {
    const first = await keep('cake')
    expect(first).toEqual({
      repeated: false,
      picture: {
        url: `/pic/${hashOf(encoded('cake').original)}.png`,
        width: 40,
        height: 30,
        size: 13,
        name: 'cake',
        fallback: false,
      },
    })
    expect(await keep('cake')).toEqual({ ...first, repeated: true })
    const { original, display, thumb } = encoded('cake')
    expect(await usesOf(original, display, thumb)).toEqual([1, 1, 1])
    expect((await keep('cake', guest)).repeated).toBe(false)
    expect(await usesOf(original, display, thumb)).toEqual([2, 2, 2])
    expect(await idsOf(first.picture.url)).toHaveLength(2)
  })

  test('from elsewhere is kept anew for each of its addresses, and its sizes wait in a queue of their own', async () => {
    const [one, two, own] = [await keep('pie', null), await keep('pie', null), await keep('tart')]
    expect([one.repeated, two.repeated]).toEqual([false, false])
    expect(await idsOf(one.picture.url)).toHaveLength(2)
    const queueOf = async (url: string) => {
      const ids = await idsOf(url)
      const jobs = `select q.queue_name from graphile_worker._private_jobs j
        join graphile_worker._private_job_queues q on q.id = j.job_queue_id
        where (j.payload ->> 'picture')::int = any($1)`
      return (await query(jobs, [ids])).map(({ queue_name }) => queue_name)
    }
    const [copies, uploads] = [await queueOf(one.picture.url), await queueOf(own.picture.url)]
    expect([copies.length, new Set(copies).size, uploads.length]).toEqual([2, 1, 1])
    expect(copies).not.toContain(uploads[0])
  })

  test('is its uploader’s, under its own extension', async () => {
    const { url } = (await keep('scone')).picture
    const owns = (member: TestMember, path: string) => run((tx) => ownsPicture(tx, member.id, path))
    expect([await owns(baker, url), await owns(guest, url), await owns(baker, named(url, '.jpg'))]).toEqual([
      ...[true, false, false],
    ])
    expect([await owns(baker, named(url, '.webp')), await owns(baker, 'https://a.example/x.png')]).toEqual([
      false,
      false,
    ])
  })
})

describe('the file at a path', () => {
  test('is the shape that the path names; for small screens the one for pages where there is none', async () => {
    const { url } = (await keep('bun')).picture
    const ends = ['.png', '.webp', '.thumb.webp', '.mobile.webp']
    expect(await Promise.all(ends.map((end) => contentAt(named(url, end))))).toEqual([
      ['bun original', 'png', true],
      ['bun display', 'webp', true],
      ['bun thumb', 'webp', true],
      ['bun display', 'webp', true],
    ])
    const large = (await keep('wide', baker, { mobile: Buffer.from('wide mobile') })).picture
    expect(await contentAt(named(large.url, '.mobile.webp'))).toEqual(['wide mobile', 'webp', true])
  })

  test('is the one for pages or lists while its size is not made, and the size from then on', async () => {
    const { url } = (await keep('roll')).picture
    expect([await contentAt(named(url, '.480.avif')), await contentAt(named(url, '.176.webp'))]).toEqual([
      ['roll display', 'webp', false],
      ['roll thumb', 'webp', false],
    ])
    const [id] = await idsOf(url)
    const { hashes } = await run((tx) => files.keep(tx, [Buffer.from('narrow')], now))
    await query(`insert into picture_sizes (picture, size, format, hash) values ($1, '480', 'avif', $2)`, [
      id,
      hashes[0],
    ])
    expect(await contentAt(named(url, '.480.avif'))).toEqual(['narrow', 'avif', true])
    for (const end of ['.480.webp', '.960.avif', '.avif']) {
      expect(await contentAt(named(url, end))).toEqual(['roll display', 'webp', false])
    }
    expect(await run((tx) => dropPictures(tx, files, [id]))).toBe(1)
    expect(await usesOf(Buffer.from('narrow'))).toEqual([])
  })

  test('is none for a picture that is not there, of another extension or no picture', async () => {
    const { url } = (await keep('plum')).picture
    expect(await contentAt(named(url, '.jpg'))).toBeNull()
    for (const end of ['.png', '.webp', '.480.avif']) expect(await contentAt(`/pic/${'0'.repeat(64)}${end}`)).toBeNull()
    expect(await contentAt('/pic/plum.png')).toBeNull()
  })
})

test('dropped pictures release every file of theirs, and the files of others stay', async () => {
  const mobile = Buffer.from('fig mobile')
  const { url } = (await keep('fig', baker, { mobile })).picture
  await keep('fig', guest, { mobile })
  const [mine = 0, other = 0] = await idsOf(url)
  const contents = [encoded('fig').original, encoded('fig').display, encoded('fig').thumb, mobile]
  expect(await run((tx) => dropPictures(tx, files, []))).toBe(0)
  expect(await run((tx) => dropPictures(tx, files, [mine, mine, 999_999]))).toBe(1)
  expect(await usesOf(...contents)).toEqual([1, 1, 1, 1])
  expect(await run((tx) => dropPictures(tx, files, [other]))).toBe(1)
  expect(await usesOf(...contents)).toEqual([])
})

describe('a copy of a picture from elsewhere', () => {
  const copied: string[] = []
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const work = (fetch: (() => Promise<Buffer>) | null) => ({
    db: database(),
    files,
    now: () => now,
    fetch,
    copied: async (urls: readonly string[]) => void copied.push(...urls),
  })
  const rowOf = async (url: string) =>
    (await query('select path, tries, problem, next_at from remote_pictures where url = $1', [url]))[0]
  const want = (...urls: string[]) => run((tx) => wantCopies(tx, baker.id, urls))

  test('is fetched once, named as its address ends, and shown under that address', async () => {
    const url = 'https://a.example/sweets/cherry.png'
    await want(url, '/pic/own.png')
    expect([await run((tx) => isCopied(tx, url)), await run((tx) => isCopied(tx, '/pic/own.png'))]).toEqual([
      true,
      false,
    ])
    expect((await run((tx) => shownPictures(tx, [url], null))).size).toBe(0)
    let fetched = 0
    const fetch = async () => {
      fetched += 1
      return png
    }
    await copyPicture(work(null), url)
    expect([fetched, copied]).toEqual([0, []])
    for (const _ of [1, 2]) await copyPicture(work(fetch), url)
    expect([fetched, copied]).toEqual([1, [url]])
    const { path, next_at } = await rowOf(url)
    expect(next_at).toBeNull()
    expect(await query('select name, member from pictures where original = $1', [path.slice(5, 69)])).toEqual([
      { name: 'cherry.png', member: null },
    ])
    expect((await run((tx) => shownPictures(tx, [url], null))).get(url)).toMatchObject({
      src: path,
      width: 1,
      height: 1,
    })
  })

  test('that is there already is not fetched again; its texts are rendered', async () => {
    const url = 'https://a.example/again.png'
    await want(url)
    await copyPicture(
      work(async () => png),
      url,
    )
    await query('update remote_pictures set next_at = now() where url = $1', [url])
    copied.length = 0
    await copyPicture(
      work(() => Promise.reject(new Error('asked'))),
      url,
    )
    expect([copied, (await rowOf(url)).next_at]).toEqual([[url], null])
  })

  test('that fails is tried again after one, six and 24 hours, and then no more', async () => {
    const url = 'https://a.example/gone.png'
    await want(url)
    copied.length = 0
    const hours = async (fetch: () => Promise<Buffer>) => {
      await copyPicture(work(fetch), url)
      const { next_at, problem, tries } = await rowOf(url)
      return [tries, problem, next_at && (next_at.getTime() - now.getTime()) / 3_600_000]
    }
    expect(await hours(() => Promise.reject(new NotFetched('status 404')))).toEqual([1, 'status 404', 1])
    expect(await hours(async () => Buffer.from('words'))).toEqual([2, 'notPicture', 6])
    expect(await hours(() => Promise.reject(new Error('reset')))).toEqual([3, 'no answer: Error: reset', 24])
    expect(await hours(async () => Buffer.from('words'))).toEqual([4, 'notPicture', null])
    await copyPicture(
      work(() => Promise.reject(new Error('asked'))),
      url,
    )
    expect([(await rowOf(url)).tries, copied]).toEqual([4, []])
  })
})
