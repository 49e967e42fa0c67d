import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { social } from '#contract/social.ts'
import { type Files, openFiles } from '#core/files/open-files.ts'
import * as limits from '#rules/people/people-limits.ts'
import { giveCodes, hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { messages } from '../contract/messages.ts'
import { dropUnsent } from './message-pictures.ts'
import { messagesData } from './personal-data.ts'

const { calls } = messages
let site: TestSite
let files: Files
let count = 0
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  files = await openFiles({ folder: `${site.dataFolder}/files`, db: db() })
})
afterAll(() => site.close())

const db = () => site.site.foundation.db
const as = ({ token }: TestMember) => ({ token })
const hue = () => `#${(++count * 7_919 + 0x10_00_00).toString(16).slice(0, 6)}`
const drawn = () => sharp({ create: { width: 800, height: 500, channels: 3, background: hue() } })
const upload = async (by: TestMember, bytes?: Uint8Array) =>
  site.call(calls.upload, {}, { ...as(by), file: { name: 'a.jpg', bytes: bytes ?? (await drawn().jpeg().toBuffer()) } })
const uploaded = async (by: TestMember) => (await upload(by)).data
const send = (from: TestMember, to: TestMember, names: readonly string[], text = '') =>
  site.call(calls.send, { UID: to.id, text, pictures: names.map((name) => ({ name, alt: 'a cake' })) }, as(from))
const opened = async (member: TestMember, other: TestMember) =>
  (await site.call(calls.list, { id: String(other.id) }, as(member))).data.open?.rows ?? []
const fetched = (url: string, headers = {}) => site.site.app.inject({ method: 'GET', url, headers })
const statusOf = async (url: string) => (await fetched(url)).statusCode
const uses = async () => {
  const { rows } = await db().pool.query('select coalesce(sum(uses), 0)::int as uses from files')
  return rows[0].uses
}
const friends = async () => {
  const n = ++count
  const [ann, bea] = [await makeMember(site, `ann${n}`), await makeMember(site, `bea${n}`)]
  for (const [from, to] of [[ann, bea] as const, [bea, ann] as const]) {
    await site.call(calls.send, { UID: to.id, text: 'hello' }, as(from))
  }
  return [ann, bea] as const
}
/** A message with one picture, as both see it. */
const shared = async () => {
  const [ann, bea] = await friends()
  const { NAME } = await uploaded(ann)
  const id = (await send(ann, bea, [NAME])).data.row.KeyID
  const [own, theirs] = [(await opened(ann, bea)).at(-1)?.PICTURES[0], (await opened(bea, ann)).at(-1)?.PICTURES[0]]
  if (!own || !theirs) throw new Error('no picture')
  return { ann, bea, id, own, theirs }
}

test('a picture goes to the two, by addresses of their own that are private', async () => {
  const { ann, bea, own, theirs } = await shared()
  expect(theirs).toMatchObject({ WIDTH: 800, HEIGHT: 500, ALT: 'a cake' })
  expect(own.SRC).not.toBe(theirs.SRC)
  for (const url of [own.SRC, own.FULL, theirs.STILL]) {
    const reply = await fetched(url)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, max-age=600'])
    expect((await sharp(reply.rawPayload).metadata()).width).toBeGreaterThan(500)
  }
  const { headers } = await fetched(own.FULL)
  expect((await fetched(own.FULL, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  expect((await site.site.app.inject({ method: 'HEAD', url: own.FULL })).headers['content-length']).toBe(
    headers['content-length'],
  )
  const { data } = await site.call(calls.list, {}, as(bea))
  expect(data.rows.find(({ UID }) => UID === ann.id)).toMatchObject({ LAST: '', LASTPICTURES: 1 })
})

test('an address that is changed, made for another one, or ended leads nowhere, and no public path does', async () => {
  const { own, theirs } = await shared()
  const at = (change: (url: URL) => void) => {
    const url = new URL(own.SRC, 'http://x')
    change(url)
    return `${url.pathname}${url.search}`
  }
  const foreign = new URL(theirs.SRC, 'http://x').searchParams
  const bad = [
    at((url) => url.searchParams.set('m', foreign.get('m') ?? '')),
    at((url) => url.searchParams.set('u', '99999999999')),
    at((url) => url.searchParams.set('s', foreign.get('s') ?? '')),
    at((url) => url.searchParams.delete('s')),
    own.SRC.replace('.thumb', '.original'),
    '/message-picture/x',
  ]
  for (const url of bad) expect(await statusOf(url), url).toBe(404)
  const { rows } = await db().pool.query('select original, extension from message_pictures where name = $1', [own.NAME])
  expect(await statusOf(`/pic/${rows[0].original}.${rows[0].extension}`)).toBe(404)
})

test('it is gone, with its files, once the message is taken back', async () => {
  const before = await uses()
  const { ann, id, own, theirs } = await shared()
  expect(await uses()).toBe(before + 3)
  await site.call(calls.takeBack, { id }, as(ann))
  expect([await statusOf(own.SRC), await statusOf(theirs.SRC)]).toEqual([404, 404])
  expect(await uses()).toBe(before)
})

test('one side that removed the conversation sees it no more; both, and its files go', async () => {
  const before = await uses()
  const { ann, bea, own, theirs } = await shared()
  await site.call(calls.remove, { UID: ann.id }, as(bea))
  expect([await statusOf(own.SRC), await statusOf(theirs.SRC)]).toEqual([200, 404])
  await site.call(calls.remove, { UID: bea.id }, as(ann))
  expect(await statusOf(own.SRC)).toBe(404)
  expect(await uses()).toBe(before)
  const { rows } = await db().pool.query("select 1 from messages where text <> '' and author = $1", [ann.id])
  expect(rows).toEqual([])
})

test('who is blocked still sees what was sent, and sends no more', async () => {
  const { ann, bea, theirs } = await shared()
  await site.call(social.calls.block, { UID: ann.id }, as(bea))
  expect(await statusOf(theirs.SRC)).toBe(200)
  expect((await send(ann, bea, [(await uploaded(ann)).NAME])).msg).toBe('notReachable')
})

test('a stranger sends none, and nobody sends another one’s, one that is sent, or too many', async () => {
  const [ann, bea] = await friends()
  const stranger = await makeMember(site, `stranger${count}`)
  const one = await uploaded(stranger)
  expect((await send(stranger, bea, [one.NAME])).msg).toBe('requestPictures')
  expect((await send(ann, bea, [one.NAME])).msg).toBe('pictureUnknown')
  const own = await uploaded(ann)
  expect((await send(ann, bea, [own.NAME, own.NAME])).msg).toBe('pictureUnknown')
  expect((await send(ann, bea, [own.NAME], 'look')).msg).toBe('')
  expect((await send(ann, bea, [own.NAME])).msg).toBe('pictureUnknown')
  const names: string[] = []
  for (let n = 0; n <= limits.messagePictures; n++) names.push((await uploaded(ann)).NAME)
  expect((await send(ann, bea, names)).msg).toBe('picturesMany')
  expect((await send(ann, bea, names.slice(1).toReversed())).msg).toBe('')
  expect((await opened(bea, ann)).at(-1)?.PICTURES.map(({ NAME }) => NAME)).toEqual(names.slice(1).toReversed())
})

test('what is no picture is refused, and what was never sent goes after a day', async () => {
  const [ann] = await friends()
  expect((await upload(ann, Buffer.from('no picture'))).msg).toBe('notPicture')
  const before = await uses()
  const { SRC } = await uploaded(ann)
  expect(await statusOf(SRC)).toBe(200)
  await dropUnsent(db(), files, new Date())
  expect(await statusOf(SRC)).toBe(200)
  await dropUnsent(db(), files, new Date(Date.now() + 25 * 60 * 60 * 1_000))
  expect(await statusOf(SRC)).toBe(404)
  expect(await uses()).toBeLessThanOrEqual(before)
})

test('an animation has a still', async () => {
  const [ann] = await friends()
  const frames = await Promise.all([drawn(), drawn()].map((frame) => frame.resize(60, 40).png().toBuffer()))
  const { data } = await upload(
    ann,
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  )
  const pages = async (url: string) =>
    (await sharp((await fetched(url)).rawPayload, { animated: true }).metadata()).pages
  expect([(await pages(data.SRC)) ?? 1, (await pages(data.STILL)) ?? 1]).toEqual([2, 1])
})

test('staff see the copy of a reported one, also after it was taken back and its author is gone', async () => {
  const { ann, bea, id, theirs } = await shared()
  const keeper = await hire(site, `keep${count}`, ['user'])
  await site.call(calls.report, { id, reason: 'rude' }, as(bea))
  await site.call(calls.takeBack, { id }, as(ann))
  await site.call(calls.remove, { UID: ann.id }, as(bea))
  await db().transaction((tx) => messagesData(files).forget(tx, ann.id))
  await db().transaction((tx) => messagesData(files).forget(tx, ann.id))
  expect(await statusOf(theirs.SRC)).toBe(404)
  const { data } = await site.call(calls.reports, {}, as(keeper))
  const copies = data.rows[0]?.lines.flatMap(({ PICTURES }) => PICTURES) ?? []
  expect(copies).toHaveLength(1)
  expect(await statusOf(copies[0]?.FULL ?? '')).toBe(200)
  // The code is looked at again when a picture is fetched.
  await giveCodes(site, `keep${count}`, ['error'])
  expect(await statusOf(copies[0]?.FULL ?? '')).toBe(404)
  await giveCodes(site, `keep${count}`, ['user'])
  await site.call(calls.takeReport, { id: data.rows[0]?.id ?? 0 }, as(keeper))
  const report = { id: data.rows[0]?.id ?? 0, verdict: 'pass', reason: 'it is' } as const
  expect((await site.call(calls.decideReport, report, as(keeper))).msg).toBe('')
})

test('one that staff removed is seen by nobody, and its files go', async () => {
  const before = await uses()
  const { bea, id, own, theirs } = await shared()
  const keeper = await hire(site, `taker${count}`, ['user'])
  await site.call(calls.report, { id, reason: 'rude' }, as(bea))
  const { data } = await site.call(calls.reports, {}, as(keeper))
  const report = { id: data.rows.find(({ AUTHOR }) => AUTHOR.UID !== 0)?.id ?? 0 }
  await site.call(calls.takeReport, report, as(keeper))
  expect((await site.call(calls.decideReport, { ...report, verdict: 'pass', reason: 'it is' }, as(keeper))).msg).toBe(
    '',
  )
  expect([await statusOf(own.SRC), await statusOf(theirs.SRC)]).toEqual([404, 404])
  await dropUnsent(db(), files, new Date())
  // The copy of the report stays.
  expect(await uses()).toBe(before + 3)
})

test('it is listed when taken along, and gone when its sender is forgotten', async () => {
  const { ann, bea, theirs } = await shared()
  expect(await messagesData(files).export(db().read, ann.id)).toMatchObject({
    pictures: [{ file_name: 'a.jpg', alt: 'a cake', width: 800 }],
  })
  await db().transaction((tx) => messagesData(files).forget(tx, ann.id))
  expect(await statusOf(theirs.SRC)).toBe(404)
  expect((await opened(bea, ann)).at(-1)).toMatchObject({ GONE: 'author', PICTURES: [] })
})
