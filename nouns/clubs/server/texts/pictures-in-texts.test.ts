import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pictures } from '#contract/pictures.ts'
import { writing } from '#contract/writing.ts'
import { openDraftPictures } from '#core/drafts/draft-pictures.ts'
import { copyPicture, queueCopies } from '#core/files/copies/copies.ts'
import { openFetcher } from '#core/files/copies/fetch-picture.ts'
import { purgeCopies } from '#core/files/copies/purge-copies.ts'
import { type Files, openFiles } from '#core/files/open-files.ts'
import { purgePictures } from '#core/files/purge-pictures.ts'
import { writeBlock } from '#rules/rich-text/block-data.ts'
import type { HiddenData } from '#rules/rich-text/document.ts'
import { giveLevels } from '#site/test/give-levels.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { clubs } from '../../contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '../../test/clubs.ts'
import { renderAgain } from './render-again.ts'

const { calls } = clubs
const uses = [
  { table: 'floor_pictures', column: 'picture' },
  { table: 'remote_pictures', column: 'path' },
] as const

let site: TestSite
let files: Files
let writer: TestMember
let m: number
let elsewhere: Server
/** Files of the other server by path, and the paths requested from it. */
const there = new Map<string, Buffer>()
let asked: string[] = []

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  files = await openFiles({ folder: `${site.dataFolder}/files`, db: site.site.foundation.db })
  writer = await makeMember(site, 'writer')
  await giveLevels(site, writer, { life: 2 })
  m = await makeClub(site)
  elsewhere = createServer(({ headers, url }, reply) => {
    asked.push(`http://${headers.host}${url}`)
    const found = there.get(`http://${headers.host}${url}`)
    reply.writeHead(found ? 200 : 404).end(found)
  })
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready))
})
afterAll(async () => {
  elsewhere.close()
  await site.close()
})
beforeEach(() => {
  asked = []
})

/** The dependencies of the copy job, with a fetcher that connects to the server above. */
const work = (now = () => new Date()) => {
  const { db, touched } = site.site.foundation
  const { port } = elsewhere.address() as AddressInfo // it listens on a port
  const ports = { 'http:': port, 'https:': port }
  const fetch = openFetcher({ resolve: async () => ['127.0.0.1'], mayReach: () => true, ports })
  const copied = async (urls: readonly string[]) =>
    touched((await renderAgain(db, urls)).map((topic) => `floors#${topic}` as const))
  return { db, files, now, fetch, copied }
}
const picture = (background: string, width = 900, height = 300) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
const withPicture = (src: string) => ({
  ...documentOf('look'),
  content: [{ type: 'picture', attrs: { src, alt: 'cake' } }],
})
const show = (src: string) => withPicture(src) as unknown as ReturnType<typeof documentOf> // any document will do
const htmlOf = async (t: number, floor = 1) =>
  (await site.call(calls.floors, { t, pageSize: 50 })).data.rows.find(({ FLOOR }) => FLOOR === floor)?.HTML ?? ''
const upload = async (bytes: Uint8Array) =>
  (await site.call(pictures.calls.upload, {}, { token: writer.token, file: { name: 'x', bytes } })).data.data.url
const isThere = async (url: string) => (await site.site.app.inject({ url })).statusCode === 200
const srcOf = (html: string) => /<img class="rt-pic" src="([^"]+)"/.exec(html)?.[1] ?? ''
const soon = () => new Date(Date.now() + 60_000)
const remote = async (url: string) =>
  site.site.foundation.db.own.selectFrom('remote_pictures').selectAll().where('url', '=', url).executeTakeFirst()
const jobsOf = async (name: string) => {
  const { pool } = site.site.foundation.db
  const { rows } = await pool.query('select j.id from graphile_worker.jobs j where task_identifier = $1', [name])
  return rows.length
}

test('a picture of ours stands in its sizes, with its place kept and shown before it comes', async () => {
  const src = await upload(await picture('#d9486e'))
  const t = await makeTopic(site, writer, { m, document: show(src) })
  const html = await htmlOf(t)
  expect(html).toMatch(/<source type="image\/avif" srcset="\/pic\/[0-9a-f]{64}\.480\.avif 480w, .*\.avif 900w"/)
  expect(html).toMatch(/width="900" height="300" .*style="background-image:url\(data:image\/webp;base64,/)
})

describe('a picture elsewhere', () => {
  test('is a link until it was copied, and our picture from then on; it is fetched once', async () => {
    const url = 'http://cakes.example/strawberry.png'
    there.set(url, await picture('#f00'))
    const t = await makeTopic(site, writer, { m, document: show(url) })
    const other = await makeTopic(site, writer, { m })
    await answer(site, writer, other, show(url))
    expect(await htmlOf(t)).toContain(`<a class="rt-remote" href="${url}"`)
    expect(await jobsOf('pictureCopy')).toBe(1)

    await copyPicture(work(), url)
    const html = await htmlOf(t)
    expect(html).toMatch(/<img class="rt-pic" src="\/pic\/[0-9a-f]{64}\.png" alt="cake" width="900" height="300"/)
    expect(html).not.toContain('cakes.example')
    expect(srcOf(await htmlOf(other, 2))).toBe(srcOf(html))
    expect(await isThere(srcOf(html))).toBe(true)

    await copyPicture(work(), url)
    await answer(site, writer, other, show(url))
    expect(srcOf(await htmlOf(other, 3))).toBe(srcOf(html))
    expect(asked).toEqual([url])
  })

  test('stands in versions of a text and in own emoji too', async () => {
    const url = 'http://cakes.example/smile.png'
    there.set(url, await picture('#0f0', 40, 40))
    const emoji = { type: 'emoji', attrs: { set: 'own', src: url } }
    await site.call(writing.calls.addEmoji, { emojiSrc: url }, { token: writer.token })
    const t = await makeTopic(site, writer, { m, document: documentOf('smile', emoji) })
    const edit = { t, floor: 1, document: documentOf('no smile'), edits: 0 }
    expect((await site.call(calls.edit, edit, { token: writer.token })).msg).toBe('')
    await copyPicture(work(), url)
    expect(await htmlOf(t)).toBe('<p>no smile</p>')
    const [before] = (await site.call(calls.history, { t, floor: 1 })).data
    expect(before?.HTML).toMatch(/<img class="rt-emoji" src="\/pic\/[0-9a-f]{64}\.png"/)
  })

  test('a text that is posted while it is copied shows it as well', async () => {
    const url = 'http://cakes.example/race.png'
    there.set(url, await picture('#00f'))
    const t = await makeTopic(site, writer, { m, document: show(url) })
    await Promise.all([
      ...Array.from({ length: 6 }, () => answer(site, writer, t, show(url))),
      copyPicture(work(), url),
      copyPicture(work(), url),
    ])
    await copyPicture(work(), url)
    const floors = (await site.call(calls.floors, { t, pageSize: 50 })).data.rows
    expect(floors.map(({ HTML }) => HTML.includes('rt-pic'))).toEqual(Array(7).fill(true))
  })

  test('what fails is tried again a few times, later each time, and then left a link', async () => {
    const url = 'http://cakes.example/gone.png'
    const t = await makeTopic(site, writer, { m, document: show(url) })
    let clock = Date.now()
    const later = () => new Date(clock)
    for (let tries = 1; tries <= 6; tries++) {
      await copyPicture(work(later), url)
      clock += 30 * 60 * 60 * 1_000
    }
    expect(asked).toHaveLength(4)
    expect(await remote(url)).toMatchObject({ tries: 4, problem: 'status 404', path: null, next_at: null })
    expect(await htmlOf(t)).toContain('rt-remote')
  })

  test('is asked for by the hour when its time has come', async () => {
    const url = 'http://cakes.example/late.png'
    const { own, pool } = site.site.foundation.db
    await own.updateTable('remote_pictures').set({ next_at: null }).execute()
    await makeTopic(site, writer, { m, document: show(url) })
    await copyPicture(work(), url)
    await pool.query('delete from graphile_worker._private_jobs')
    await queueCopies(work())
    expect(await jobsOf('pictureCopy')).toBe(0)
    const hour = () => new Date(Date.now() + 61 * 60 * 1_000)
    await queueCopies(work(hour))
    await queueCopies(work(hour))
    expect(await jobsOf('pictureCopy')).toBe(1)
  })

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'notPicture'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'notPicture'],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'notPicture'],
    ['nothing', Buffer.alloc(0), 'notPicture'],
    ['too many bytes', Buffer.alloc(5_242_881), 'too many bytes'],
  ])('that is %s is none', async (name, bytes, problem) => {
    const url = `http://cakes.example/${name.replaceAll(' ', '')}.png`
    there.set(url, bytes)
    const t = await makeTopic(site, writer, { m, document: show(url) })
    await copyPicture(work(), url)
    expect((await remote(url))?.problem).toBe(problem)
    expect(await htmlOf(t)).toContain('rt-remote')
  })

  test('stays a link where the site has no way out', async () => {
    const url = 'http://cakes.example/closed.png'
    there.set(url, await picture('#fff'))
    const t = await makeTopic(site, writer, { m, document: show(url) })
    await copyPicture({ ...work(), fetch: null }, url)
    expect(asked).toEqual([])
    expect(await htmlOf(t)).toContain('rt-remote')
  })
})

test('the site itself goes nowhere but to open addresses', async () => {
  const out = await openTestSite({ fetchPictures: true })
  const author = await makeMember(out, 'author')
  const club = await makeClub(out)
  const inner = ['127.0.0.1', '10.0.0.1', '169.254.169.254', '0', '2130706433', 'localhost'].map(
    (host) => `http://${host}/a.png`,
  )
  for (const url of inner) await makeTopic(out, author, { m: club, document: show(url) })
  await settleJobs(out, 'pictureCopy')
  const rows = await out.site.foundation.db.own
    .selectFrom('remote_pictures')
    .select(['url', 'tries', 'problem'])
    .execute()
  const problem = 'an address that is not of the open Internet'
  expect(rows.toSorted((a, b) => inner.indexOf(a.url) - inner.indexOf(b.url))).toEqual(
    inner.map((url) => ({ url, tries: 1, problem })),
  )
  await out.close()
})

describe('what is kept', () => {
  const purge = async () => {
    const { db } = site.site.foundation
    const unused = { uses, before: soon() }
    await purgeCopies(db, unused)
    await purgePictures(db, { ...unused, files, alsoShown: openDraftPictures(db.read) })
    await files.sweep({ olderThanMs: -60_000 })
  }

  test('what texts and drafts show, in galleries too, and copies; nothing else', async () => {
    const paths: string[] = []
    for (const colour of ['#111', '#222', '#333', '#444', '#555']) paths.push(await upload(await picture(colour)))
    const [shown = '', , drafted, inGallery, hidden] = paths
    const url = 'http://cakes.example/kept.png'
    there.set(url, await picture('#666'))
    const t = await makeTopic(site, writer, { m, document: show(shown) })
    await answer(site, writer, t, show(url))
    await copyPicture(work(), url)
    const copy = srcOf(await htmlOf(t, 2))
    const block = (component: string, data: object) => ({
      type: 'block',
      attrs: { component, data: writeBlock(data as HiddenData), id: component },
    })
    const gallery = block('gallery', { items: [{ src: inGallery, name: 'a', alt: '', size: 1, width: 1, height: 1 }] })
    const inside = { type: 'doc', content: [{ type: 'picture', attrs: { src: hidden } }] }
    const draft = {
      type: 'doc',
      content: [
        { type: 'picture', attrs: { src: drafted } },
        gallery,
        block('hidden', { showing: '', content: inside }),
      ],
    }
    const saved = { place: `t:${t}`, title: '', document: draft, base: 0 }
    expect((await site.call(writing.calls.saveDraft, saved, { token: writer.token })).msg).toBe('')
    const standing = async () => Promise.all([...paths, copy].map(isThere))

    await purge()
    expect(await standing()).toEqual([true, false, true, true, true, true])
    expect((await remote(url))?.path).toBe(copy)

    await site.call(writing.calls.dropDraft, { place: `t:${t}` }, { token: writer.token })
    await site.site.foundation.db.own.deleteFrom('floor_pictures').execute()
    await purge()
    expect(await standing()).toEqual([false, false, false, false, false, false])
    expect(await remote(url)).toBeUndefined()
  })
})
