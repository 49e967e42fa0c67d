import { afterAll, beforeAll, expect, test } from 'vitest'
import { childrenOf, readXml, textOf } from '#core/feeds/read-xml.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { hire } from '#site/test/hire.ts'
import type { TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { betStaff } from '../contract/bet-staff.ts'
import { bets } from '../contract/bets.ts'
import { bettors } from '../test/betting.ts'

let site: TestSite
let staff: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  staff = await hire(site, 'betclerk', ['bocai'])
})
afterAll(() => site.close())

const { as, bettor, category, form, open } = bettors(() => site)
const get = async (url: string) => (await site.site.app.inject({ url })).body
const titles = async (query = '') => {
  const [channel] = childrenOf(readXml(await get(`/bocai/feed.rss${query}`)), 'channel')
  return channel ? childrenOf(channel, 'item').map((item) => textOf(item, 'title')) : null
}
const paths = async () =>
  childrenOf(readXml(await get('/sitemap/bets-0.xml')), 'url').map((url) => new URL(textOf(url, 'loc') ?? '').pathname)

test('the feed has the newest events, of one category or resource where it is asked for', async () => {
  const [runs, games] = [await category(staff), await category(staff)]
  await open(staff, { title: 'older & wiser', category: runs })
  site.advance(60_000)
  const newer = await open(staff, { title: 'newer', category: games, resource: 'power', base: 100 })
  expect(await titles()).toEqual(['newer', 'older & wiser'])
  expect(await titles(`?category=${runs}`)).toEqual(['older & wiser'])
  expect(await titles('?resource=power')).toEqual(['newer'])
  expect(await titles('?resource=gold&category=x')).toEqual(['newer', 'older & wiser'])
  expect(await get('/bocai/feed.atom?lang=en')).toContain(`/bocai/${newer}`)
})

test('an event that staff have not let open is in no feed and not in the sitemap', async () => {
  const opener = await bettor('faith', 60)
  await giveResource(site, opener, 'player', 3)
  const { resource: _, ...sent } = await form(staff, { base: 20, odds: [900, 900], title: 'asked for' })
  expect((await site.call(bets.calls.ask, sent, as(opener))).msg).toBe('')
  const path = `/bocai/${sent.bocaiName}`
  expect([await titles(), await paths()]).toEqual([
    expect.not.arrayContaining(['asked for']),
    expect.not.arrayContaining([path]),
  ])
  const deciding = { bocaiName: sent.bocaiName, accept: true, reason: 'fine' }
  expect((await site.call(betStaff.calls.decideAsked, deciding, as(staff))).msg).toBe('')
  expect([await titles(), await paths()]).toEqual([
    expect.arrayContaining(['asked for']),
    expect.arrayContaining([path]),
  ])
})
