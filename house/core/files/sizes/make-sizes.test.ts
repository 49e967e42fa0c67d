import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pictures } from '#contract/pictures.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { type Files, openFiles } from '../open-files.ts'
import { picturesData } from '../personal-pictures.ts'
import { purgePictures } from '../purge-pictures.ts'
import { shownPictures } from '../shown-picture.ts'
import { openFolderStore } from '../stores/folder-store.ts'
import { encodeSizes } from './encode-sizes.ts'
import { makeSizes, queueUnsized } from './make-sizes.ts'

let site: TestSite
let files: Files
let baker: TestMember
let guest: TestMember
beforeAll(async () => {
  // Its jobs are done where a test says so.
  site = await openTestSite({ jobs: false })
  files = await openFiles({ folder: `${site.dataFolder}/files`, db: site.site.foundation.db })
  baker = await makeMember(site, 'baker')
  guest = await makeMember(site, 'guest')
})
afterAll(() => site.close())

const now = () => new Date()
const uses = [{ table: 'members', column: 'head' }] as const
const upload = async (bytes: Uint8Array, by = baker) => {
  const { data, msg } = await site.call(pictures.calls.upload, {}, { token: by.token, file: { name: 'x', bytes } })
  if (msg) throw new Error(msg)
  return data.data.url
}
const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
/** Blots rather than grain, over which an encoder would brood for seconds. */
const noise = (width: number, height = width) => {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const few = { width: Math.ceil(width / 16), height: Math.ceil(height / 16) }
  return sharp({ create: { ...few, channels: 3, background: '#888', noise: grain } }).resize(width, height)
}
const idOf = async (url: string, by = baker) => {
  const { own } = site.site.foundation.db
  const row = own.selectFrom('pictures').select('id').where('member', '=', by.id)
  return (await row.where('original', '=', url.slice(5, 69)).executeTakeFirstOrThrow()).id
}
const make = async (url: string, by = baker) =>
  makeSizes({ db: site.site.foundation.db, files, now }, await idOf(url, by))
const shown = async (url: string) => {
  const found = await site.site.foundation.db.transaction((tx) => shownPictures(tx, [url], null))
  return found.get(url)
}
const get = (url: string, headers = {}) => site.site.app.inject({ method: 'GET', url, headers })
const named = (url: string, end: string) => `${url.slice(0, 69)}${end}`
const sizeRowsOf = async (id: number) =>
  (await sizeRows()).filter(({ picture }) => picture === id).sort((a, b) => (a.hash < b.hash ? -1 : 1))
const sizeRows = () => site.site.foundation.db.own.selectFrom('picture_sizes').selectAll().execute()

describe('sizes of a picture', () => {
  test('stand in for one another until they are made, and last from then on', async () => {
    const url = await upload(await noise(1_300, 200).jpeg().toBuffer())
    const paths = ['.176.webp', '.360.avif', '.480.avif', '.480.webp', '.960.avif', '.960.webp', '.avif'].map((end) =>
      named(url, end),
    )
    for (const path of paths) {
      const early = await get(path)
      expect(early.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' })
      expect((await sharp(early.rawPayload).metadata()).width).toBe(/\.(176|360)\./.test(path) ? 600 : 1_300)
    }
    await make(url)
    for (const path of paths) {
      const late = await get(path)
      const format = path.split('.').at(-1)
      const { width, format: seen } = await sharp(late.rawPayload).metadata()
      expect(late.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect([seen, width]).toEqual([format === 'avif' ? 'heif' : 'webp', Number(/\.(\d+)\./.exec(path)?.[1] ?? 1_300)])
      expect((await get(path, { 'if-none-match': late.headers.etag })).statusCode).toBe(304)
    }
  }, 60_000)

  test('are what a page offers, in the better format first', async () => {
    const url = await upload(await noise(1_250, 200).png().toBuffer())
    const hash = url.slice(5, 69)
    expect(await shown(url)).toEqual({
      src: url,
      width: 1_250,
      height: 200,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/),
      sources: [
        {
          type: 'image/avif',
          srcset: `/pic/${hash}.480.avif 480w, /pic/${hash}.960.avif 960w, /pic/${hash}.avif 1250w`,
        },
        {
          type: 'image/webp',
          srcset: `/pic/${hash}.480.webp 480w, /pic/${hash}.960.webp 960w, /pic/${hash}.webp 1250w`,
        },
      ],
    })
  })

  test('are never wider than it is, and of a wide one the whole is as wide as a page', async () => {
    const small = await upload(await plain(500, 40, '#f00').png().toBuffer())
    expect((await shown(small))?.sources.map(({ srcset }) => srcset)).toEqual([
      `${named(small, '.avif')} 500w`,
      `${named(small, '.webp')} 500w`,
    ])
    const wide = await upload(await plain(4_000, 100, '#f00').png().toBuffer())
    expect((await shown(wide))?.sources[0]?.srcset).toMatch(/ 480w, .* 960w, .* 1920w$/)
    await make(wide)
    expect((await sharp((await get(named(wide, '.avif'))).rawPayload).metadata()).width).toBe(1_920)
  }, 60_000)

  test('of uploads above 3,000,000 bytes are compressed harder', async () => {
    // Heavy by its depth, not by its pixels.
    const deep = noise(660).ensureAlpha().toColourspace('rgb16')
    const heavy = await deep.png({ compressionLevel: 0 }).toBuffer()
    expect(heavy.byteLength).toBeGreaterThan(3_000_000)
    const url = await upload(heavy)
    await make(url)
    const original = (await get(url)).rawPayload
    const measured = { width: 660, height: 660, extension: 'png' }
    const hard = await encodeSizes(original, { ...measured, large: true })
    const soft = await encodeSizes(original, { ...measured, large: false })
    expect(hard.sizes.map(({ format }) => format)).toContain('avif')
    for (const [n, { size, format, bytes }] of hard.sizes.entries()) {
      const path = named(url, `${size === 'full' ? '' : `.${size}`}.${format}`)
      expect((await get(path)).rawPayload.equals(bytes)).toBe(true)
      // The AVIF for walls is as small as that anyway.
      if (size === '360' && format === 'avif') continue
      expect(bytes.byteLength).toBeLessThan((soft.sizes[n]?.bytes.byteLength ?? 0) * 0.9)
    }
  }, 60_000)

  test('what moves goes on moving, in one size', async () => {
    const frames = await Promise.all(['#f00', '#0f0'].map((colour) => plain(1_300, 30, colour).png().toBuffer()))
    const url = await upload(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    )
    await make(url)
    expect((await shown(url))?.sources).toEqual([{ type: 'image/webp', srcset: `${named(url, '.webp')} 1300w` }])
    for (const end of ['.webp', '.480.avif']) {
      const { pages } = await sharp((await get(named(url, end))).rawPayload, { animated: true }).metadata()
      expect(pages).toBe(2)
    }
  })

  test('twice, and at the same moment: made once', async () => {
    const url = await upload(await noise(700, 200).jpeg().toBuffer())
    await Promise.all([make(url), make(url), make(url)])
    await make(url)
    const id = await idOf(url)
    const rows = (await sizeRows()).filter(({ picture }) => picture === id)
    expect(rows.map(({ size, format }) => `${size}.${format}`).sort()).toEqual([
      '176.webp',
      '360.avif',
      '360.webp',
      '480.avif',
      '480.webp',
      'full.avif',
    ])
    const uses = await site.site.foundation.db.own
      .selectFrom('files')
      .select('uses')
      .where(
        'hash',
        'in',
        rows.map(({ hash }) => hash),
      )
      .execute()
    expect(uses.map((row) => row.uses)).toEqual([1, 1, 1, 1, 1, 1])
  }, 60_000)

  test('a picture whose file is gone or broken is left as it is', async () => {
    const url = await upload(await plain(600, 600, '#123').png().toBuffer())
    await openedStoreRemoves(url.slice(5, 69))
    await make(url)
    expect((await shown(url))?.width).toBe(600)
    expect((await get(named(url, '.480.avif'))).headers['content-type']).toBe('image/webp')
  })
})

/** As if somebody had taken the file away by hand. */
async function openedStoreRemoves(hash: string): Promise<void> {
  await (await openFolderStore(`${site.dataFolder}/files`)).remove(hash)
}

describe('placeholders', () => {
  test('are short, and show what the picture shows', async () => {
    const url = await upload(await noise(800).jpeg().toBuffer())
    const { placeholder = '' } = (await shown(url)) ?? {}
    expect(placeholder.length).toBeLessThanOrEqual(300)
    const { width, height } = await sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64')).metadata()
    expect([width, height]).toEqual([16, 16])
  })

  test('are none for what can be seen through', async () => {
    const clear = {
      create: { width: 60, height: 60, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    } as const
    expect((await shown(await upload(await sharp(clear).png().toBuffer())))?.placeholder).toBe('')
  })
})

test('pictures of before there were sizes get them by jobs, one after the other', async () => {
  const { db } = site.site.foundation
  await db.own.updateTable('pictures').set({ sized_at: new Date() }).execute()
  const url = await upload(await plain(640, 480, '#456').png().toBuffer())
  await upload(await plain(320, 200, '#654').png().toBuffer())
  await db.own.updateTable('pictures').set({ placeholder: null }).where('sized_at', 'is', null).execute()
  await db.pool.query('delete from graphile_worker._private_jobs')
  await queueUnsized(db, 100)
  await queueUnsized(db, 100)
  const lacking = await db.own.selectFrom('pictures').select('id').where('sized_at', 'is', null).execute()
  const { rows } = await db.pool.query<{ queue_name: string }>('select queue_name from graphile_worker.jobs')
  expect(lacking).toHaveLength(2)
  expect(rows).toEqual(lacking.map(() => ({ queue_name: 'pictures' })))
  const worker = await openTestSite({ beside: site, pictureJobs: true })
  await settleJobs(worker, 'pictureSizes')
  await worker.close()
  expect(await db.own.selectFrom('pictures').select('id').where('sized_at', 'is', null).execute()).toEqual([])
  expect((await shown(url))?.placeholder).toMatch(/^data:/)
}, 60_000)

test('sizes that an earlier release did not make are made beside those that are there', async () => {
  const { db } = site.site.foundation
  const url = await upload(await noise(700, 200).jpeg().toBuffer())
  await make(url)
  const id = await idOf(url)
  const before = await sizeRowsOf(id)
  await db.transaction(async (tx) => {
    const gone = await tx
      .deleteFrom('picture_sizes')
      .where('picture', '=', id)
      .where('size', '=', '176')
      .returning('hash')
      .execute()
    await files.release(
      tx,
      gone.map(({ hash }) => hash),
    )
  })
  await db.own.updateTable('pictures').set({ sized_at: null }).where('id', '=', id).execute()
  await makeSizes({ db, files, now }, id)
  expect(await sizeRowsOf(id)).toEqual(before)
}, 60_000)

describe('what goes', () => {
  test('goes with its sizes; what another member has too stays', async () => {
    const { db } = site.site.foundation
    const source = await noise(650, 200).jpeg().toBuffer()
    const url = await upload(source)
    expect(await upload(source, guest)).toBe(url)
    await make(url)
    await make(url, guest)
    const hashes = (await sizeRows()).filter((row) => row.size === '480').map(({ hash }) => hash)
    await db.transaction((tx) => picturesData(files).forget(tx, baker.id))
    await files.sweep({ olderThanMs: -60_000 })
    expect((await get(named(url, '.480.avif'))).headers['content-type']).toBe('image/avif')
    expect((await sizeRows()).filter(({ hash }) => hashes.includes(hash))).toHaveLength(2)

    await purgePictures(db, { files, uses, before: new Date(Date.now() + 60_000) })
    await files.sweep({ olderThanMs: -60_000 })
    expect((await get(named(url, '.480.avif'))).statusCode).toBe(404)
    expect(await sizeRows()).toEqual([])
    expect(await db.own.selectFrom('files').select('hash').execute()).toEqual([])
    for (const hash of hashes) expect(await files.read(hash)).toBeNull()
  }, 60_000)

  test('a picture that goes while its sizes are made leaves nothing behind', async () => {
    const { db } = site.site.foundation
    const url = await upload(await noise(900, 200).jpeg().toBuffer())
    const id = await idOf(url)
    const making = makeSizes({ db, files, now }, id)
    await Promise.all([making, purgePictures(db, { files, uses, before: new Date(Date.now() + 60_000) })])
    await purgePictures(db, { files, uses, before: new Date(Date.now() + 60_000) })
    expect(await db.own.selectFrom('files').select('hash').execute()).toEqual([])
  }, 60_000)
})
