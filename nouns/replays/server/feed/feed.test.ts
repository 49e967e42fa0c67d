import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Feed } from '#core/feeds/feed.ts'
import { childrenOf, readXml, textOf } from '#core/feeds/read-xml.ts'
import { writeAtom, writeRss } from '#core/feeds/write-feed.ts'
import { Keeper } from '#kit/kept/keeper.ts'
import { nextBeijingDay } from '#rules/beijing-time.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { replays } from '../../contract/replays.ts'
import { plainRun } from '../../test/upload-run.ts'
import { listBounds } from '../list/list-plan.ts'
import { openReplayList } from '../list/replay-list.ts'
import { feedRoutes } from './feed-routes.ts'

const hostile = `]]> <script>alert("1")</script> & 'x' \u0007\u000b\ufffe 弹幕 &amp; 😀`
const readable = `]]> <script>alert("1")</script> & 'x'  弹幕 &amp; 😀`

let site: TestSite
let sakuya: TestMember

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
  sakuya = await makeMember(site, 'sakuya')
  await upload({ game: 'th06', seed: 1, difficulty: 3, score: 300_000_000 }, hostile)
  site.advance(60_000)
  await upload({ game: 'th18', seed: 2, difficulty: 1, score: 5_000_000_000 }, 'second')
})
afterAll(() => site.close())

async function upload(wish: Parameters<typeof makeRun>[0], comment: string) {
  const file = { name: 'a.rpy', bytes: encodeReplay(makeRun({ slowRate: 0, frames: 300, ...wish })) }
  const answer = await site.call(replays.calls.upload, { ...plainRun, comment }, { token: sakuya.token, file })
  expect(answer.msg).toBe('')
  return answer.data.KeyID
}

const get = (url: string, headers: Record<string, string> = {}) => site.site.app.inject({ url, headers })

test('RSS: the newest first, every text as it was written', async () => {
  const answer = await get('/rpy/feed.rss?lang=en')
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  const [channel] = childrenOf(readXml(answer.body), 'channel')
  if (!channel) throw new Error('no channel')
  expect(textOf(channel, 'link')).toBe('http://localhost:8080/rpy')
  expect(textOf(channel, 'language')).toBe('en')
  const items = childrenOf(channel, 'item')
  expect(items.map((item) => textOf(item, 'link'))).toEqual([
    'http://localhost:8080/r/0002',
    'http://localhost:8080/r/0001',
  ])
  expect(items[0] && textOf(items[0], 'title')).toBe('Unconnected Marketeers Normal Sakuya 5,000,000,000 · sakuya')
  expect(items[1] && textOf(items[1], 'description')).toContain(readable)
  const dates = items.map((item) => Date.parse(textOf(item, 'pubDate') ?? ''))
  expect(dates[0]).toBeGreaterThan(dates[1] ?? Number.NaN)
})

test('Atom: the filter of the address, whatever order it names, in the language it names', async () => {
  const answer = await get('/rpy/feed.atom?sort=score&rank=L&game=6&nonsense=1&lang=zh')
  expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  const feed = readXml(answer.body)
  expect(textOf(feed, 'title')).toBe('红魔乡 Lunatic 录像')
  const [self, page] = childrenOf(feed, 'link').map(({ attributes }) => attributes.href)
  expect(self).toBe('http://localhost:8080/rpy/feed.atom?game=6&rank=L&lang=zh')
  expect(page).toBe('http://localhost:8080/rpy?game=6&rank=L')
  const entries = childrenOf(feed, 'entry')
  expect(entries.map((entry) => textOf(entry, 'id'))).toEqual(['http://localhost:8080/r/0001'])
  expect(textOf(feed, 'updated')).toBe(entries[0] && textOf(entries[0], 'updated'))
})

test('the cookie decides the language where the address does not', async () => {
  const answer = await get('/rpy/feed.rss', { cookie: 'language=en' })
  expect(answer.body).toContain('<language>en</language>')
  expect((await get('/rpy/feed.rss')).body).toContain('<language>zh-CN</language>')
})

test('who has the newest is told so, until something changes', async () => {
  const { headers } = await get('/rpy/feed.rss')
  const etag = String(headers.etag)
  const modified = String(headers['last-modified'])
  const known = async (by: Record<string, string>) => (await get('/rpy/feed.rss', by)).statusCode
  expect(await known({ 'if-none-match': etag })).toBe(304)
  expect(await known({ 'if-none-match': `"x", W/${etag}` })).toBe(304)
  expect(await known({ 'if-modified-since': modified })).toBe(304)
  expect(await known({ 'if-none-match': '"x"', 'if-modified-since': modified })).toBe(200)
  expect(await known({ 'if-modified-since': new Date(0).toUTCString() })).toBe(200)
  site.advance(60_000)
  const rid = await upload({ game: 'th06', seed: 3, difficulty: 3, score: 1_000_000 }, '')
  expect(await known({ 'if-none-match': etag })).toBe(200)
  // Once the replay is removed, the feed is the same as before.
  await site.call(replays.calls.remove, { rid }, { token: sakuya.token })
  expect(await known({ 'if-none-match': etag })).toBe(304)
})

test('what is held, hidden or nobody’s stays out; an empty feed is a feed', async () => {
  const { db, touched } = site.site.foundation
  const links = async (query: string) => {
    touched(['members', 'replays'])
    return childrenOf(readXml((await get(`/rpy/feed.atom?${query}`)).body), 'entry').length
  }
  expect(await links(`upid=${sakuya.id}`)).toBe(2)
  await db.own.updateTable('members').set({ shows_replays: false }).where('id', '=', sakuya.id).execute()
  expect(await links(`upid=${sakuya.id}`)).toBe(0)
  expect(await links('searchType=uploader&value=sakuya')).toBe(0)
  expect(await links('')).toBe(2)
  await db.own.updateTable('replays').set({ held_at: new Date() }).where('id', '=', 1).execute()
  expect(await links('')).toBe(1)
  expect(await links('game=20')).toBe(0)
  expect(readXml((await get('/rpy/feed.rss?game=20')).body).name).toBe('rss')
})

test('the feed of a day is another one after midnight in Beijing, however lately it was read', async () => {
  const { read, own } = site.site.foundation.db
  const { uploaded_at } = await own
    .selectFrom('replays')
    .select('uploaded_at')
    .where('id', '=', 2)
    .executeTakeFirstOrThrow()
  const midnight = nextBeijingDay(uploaded_at).getTime()
  let ms = -1
  const app = Fastify()
  const [list, keeper] = [openReplayList(new Keeper(), listBounds, null), new Keeper()]
  feedRoutes(app, { read, list, keeper, origin: 'http://localhost', now: () => new Date(midnight + ms) })
  const newest = async () => (await app.inject({ url: '/rpy/feed.rss?period=day&lang=en' })).body.includes('/r/0002')
  const before = await newest()
  ms = 0
  expect([before, await newest()]).toEqual([true, false])
})

test('any text is written so that a strict reader gets it back', () => {
  const entry = {
    title: hostile,
    link: 'http://x/?a=1&b="2"',
    at: new Date(0),
    author: hostile,
    category: hostile,
    text: '',
  }
  const feed: Feed = {
    ...{ title: hostile, description: '', language: 'zh', page: 'http://x/', self: 'http://x/?a=<&b' },
    ...{ updated: null, entries: [entry] },
  }
  expect(readXml(writeRss(feed)).children[0]?.children[0]?.text).toBe(readable)
  const [read] = childrenOf(readXml(writeAtom(feed)), 'entry')
  expect(read && textOf(read, 'title')).toBe(readable)
  expect(read?.children[2]?.attributes.href).toBe(entry.link)
})
