import { afterAll, beforeAll, expect, test } from 'vitest'
import { childrenOf, readXml, textOf } from '#core/feeds/read-xml.ts'
import { heardBeside } from '#site/test/heard-beside.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { documentOf, makeClub, makeTopic } from '../test/clubs.ts'

const hostile = `]]> <script>alert("1")</script> & 'x' 弹幕 😀`

let site: TestSite
/** A second process of the site. */
let beside: TestSite
let writer: TestMember
let club: number
let topic: number
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
  beside = await openTestSite({ beside: site, jobs: false, ratesFactor: 1e6 })
  writer = await makeMember(site, 'writer')
  club = await makeClub(site, '红茶社')
  const document = documentOf(hostile)
  topic = await makeTopic(site, writer, { m: club, title: hostile.slice(0, 30), document })
  await makeTopic(site, writer, { m: await makeClub(site), title: 'elsewhere' })
})
afterAll(async () => {
  await beside.close()
  await site.close()
})

const get = (url: string, headers: Record<string, string> = {}) => site.site.app.inject({ url, headers })

test('RSS of a club: its topics alone, every text as it was written', async () => {
  const [channel] = childrenOf(readXml((await get(`/ms/feed.rss?m=${club}&lang=zh`)).body), 'channel')
  if (!channel) throw new Error('no channel')
  expect(textOf(channel, 'title')).toBe('红茶社 · 新主题')
  expect(textOf(channel, 'link')).toBe(`http://localhost:8080/ms?m=${club}`)
  const items = childrenOf(channel, 'item')
  expect(items.map((item) => textOf(item, 'link'))).toEqual([`http://localhost:8080/ms?t=${topic}`])
  expect(items[0] && [textOf(items[0], 'title'), textOf(items[0], 'description')]).toEqual([
    hostile.slice(0, 30).trim(),
    hostile,
  ])
})

test('Atom of all clubs: the newest first, and a new one at once', async () => {
  const titles = async () => {
    const answer = await beside.site.app.inject({ url: '/ms/feed.atom?lang=en' })
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    return childrenOf(readXml(answer.body), 'entry').map((entry) => textOf(entry, 'title'))
  }
  await heardBeside(beside, {
    read: async () => (await titles()).slice(0, 2),
    before: ['elsewhere', hostile.slice(0, 30).trim()],
    write: () => makeTopic(site, writer, { m: club, title: 'brand new' }),
    after: ['brand new', 'elsewhere'],
  })
})

test('who has it already is told so; a club there is not has no feed', async () => {
  const url = `/ms/feed.rss?m=${club}`
  const first = await get(url)
  expect((await get(url, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  for (const none of ['999999', '0', 'x', '%00', '1e3'])
    expect((await get(`/ms/feed.rss?m=${none}`)).statusCode).toBe(404)
})

test('feeds in English name clubs in English', async () => {
  const m = await makeClub(site, '抹茶角落')
  await site.site.foundation.db.own.updateTable('clubs').set({ name_en: 'Matcha <b>' }).where('id', '=', m).execute()
  await makeTopic(site, writer, { m, title: 'bitter' })
  const body = async (language: string) => (await get(`/ms/feed.rss?m=${m}&lang=${language}`)).body
  const [channel] = childrenOf(readXml(await body('en')), 'channel')
  const [item] = channel ? childrenOf(channel, 'item') : []
  expect(channel && textOf(channel, 'title')).toContain('Matcha <b>')
  expect(item && textOf(item, 'category')).toBe('Matcha <b>')
  expect(await body('zh')).not.toContain('Matcha')
})
