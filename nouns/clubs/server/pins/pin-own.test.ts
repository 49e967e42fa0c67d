import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { countAsOne, lockLinks } from '#core/members/links/link-store.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { makeStaff } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { expectAudited, held } from '#site/test/wallet.ts'
import { clubs } from '../../contract/clubs.ts'
import { ownPinsMost } from '../../rules/club-keeping.ts'
import { makeClub, makeTopic } from '../../test/clubs.ts'

const { calls } = clubs
const hourMs = 3_600_000
let site: TestSite
let writer: TestMember
let m: number
beforeAll(async () => {
  // Without jobs nothing tidies up: pins have to end by the time alone.
  site = await openTestSite({ jobs: false, ratesFactor: 1e6 })
  writer = await makeMember(site, 'writer')
  m = await makeClub(site)
})
afterAll(() => site.close())
afterEach(() => expectAudited(site))

const giveFaith = (to: TestMember, amount: number) => giveResource(site, to, 'faith', amount)
const pin = (t: number, { token } = writer) => site.call(calls.pinOwn, { t }, { token })
const listed = async () => {
  const { data } = await site.call(calls.topics, { m })
  return { pinned: data.pinned.map(({ KeyID }) => KeyID), rows: data.rows.map(({ KeyID }) => KeyID) }
}

test('an own topic stands below those of staff for a day, which ends by the time', async () => {
  const chief = await makeStaff(site, await makeMember(site, 'chief'), ['ms'])
  const [house_, own, plain] = [
    await makeTopic(site, writer, { m }),
    await makeTopic(site, writer, { m }),
    await makeTopic(site, writer, { m }),
  ]
  const act = { t: house_, act: 'pin', reason: 'rules' } as const
  expect((await site.call(calls.setTopic, act, { token: chief.token })).msg).toBe('')
  expect((await pin(own)).msg).toBe('faithFew')
  expect(await listed()).toEqual({ pinned: [house_], rows: [plain, own] })
  await giveFaith(writer, 25)
  const before = site.site.foundation.now().getTime()
  const { data } = await pin(own)
  expect(Date.parse(data.until) - before).toBeGreaterThanOrEqual(24 * hourMs)
  expect(await held(site, writer)).toMatchObject({ faith: 15 })
  expect(await listed()).toEqual({ pinned: [house_, own], rows: [plain] })
  const head = async () => (await site.call(calls.floors, { t: own })).data.topic
  expect(await head()).toMatchObject({ PINNED: 'Y', PINNEDUNTIL: data.until })
  expect((await pin(own)).msg).toBe('actDone')
  expect(await pin(plain)).toMatchObject({ msg: 'pinOne', data: { t: own, until: data.until } })
  site.advance(24 * hourMs - 60_000)
  expect((await listed()).pinned).toEqual([house_, own])
  site.advance(120_000)
  expect(await listed()).toEqual({ pinned: [house_], rows: [plain, own] })
  expect(await head()).toMatchObject({ PINNED: 'N', PINNEDUNTIL: '' })
  expect((await pin(own)).msg).toBe('')
  expect(await held(site, writer)).toMatchObject({ faith: 5 })
})

test('somebody else’s topic, one that is gone, and none at all', async () => {
  const reader = await makeMember(site, 'reader')
  await giveFaith(reader, 100)
  const t = await makeTopic(site, writer, { m })
  expect((await pin(t, reader)).msg).toBe('notYours')
  expect((await pin(999_999_999, reader)).msg).toBe('topicGone')
  await site.site.foundation.db.own
    .updateTable('topics')
    .set({ removed_at: new Date(), removed_by: 'staff' })
    .where('id', '=', t)
    .execute()
  expect((await pin(t)).msg).toBe('topicGone')
})

test('a person has one at a time, also by two presses at once and from linked accounts', async () => {
  const [one, other] = [await makeMember(site, 'twin1'), await makeMember(site, 'twin2')]
  for (const each of [one, other]) await giveFaith(each, 100)
  const topics = await Promise.all([one, one, other].map((by) => makeTopic(site, by, { m })))
  const [a = 0, b = 0, c = 0] = topics
  const [person] = [Math.min(one.id, other.id)]
  await site.site.foundation.db.own
    .insertInto('linked_accounts')
    .values([one, other].map(({ id }) => ({ member: id, person })))
    .execute()
  const told = await Promise.all([pin(a, one), pin(b, one), pin(c, other)])
  expect(told.map(({ msg }) => msg).sort()).toEqual(['', 'pinOne', 'pinOne'])
  const faith = await Promise.all([one, other].map(async (each) => (await held(site, each)).faith ?? 0))
  expect(faith.reduce((sum, each) => sum + each, 0)).toBe(190)
})

test('whose the other pin is, is not told of an account that one may not know of', async () => {
  const [one, other, counted] = await Promise.all(['owner1', 'owner2', 'counted'].map((name) => makeMember(site, name)))
  if (!one || !other || !counted) throw new Error('no members')
  for (const each of [one, other, counted]) await giveFaith(each, 20)
  await linkAccounts(site, one, other)
  const pair = { members: [other.id, counted.id], staff: other.id, reason: 'same browser', now: new Date() } as const
  await site.site.foundation.db.transaction(async (tx) => {
    await lockLinks(tx)
    await countAsOne(tx, pair)
  })
  const { data } = await pin(await makeTopic(site, one, { m }), one)
  const refused = await Promise.all([other, counted].map(async (by) => pin(await makeTopic(site, by, { m }), by)))
  expect(refused.map(({ msg }) => msg)).toEqual(['pinOne', 'pinOne'])
  expect(refused.map((each) => each.data)).toEqual([
    { t: expect.any(Number), until: data.until },
    { until: data.until },
  ])
})

test('a club has so many at a time, also when two come at once, and none is lost from its list', async () => {
  const full = await makeClub(site)
  const authors = await Promise.all(Array.from({ length: ownPinsMost + 1 }, (_, n) => makeMember(site, `many${n}`)))
  const topics = await Promise.all(
    authors.map(async (by) => {
      await giveFaith(by, 10)
      return { by, t: await makeTopic(site, by, { m: full }) }
    }),
  )
  const [first, second, third, ...others] = topics
  if (!first || !second || !third) throw new Error('no topics')
  const until = (await pin(first.t, first.by)).data.until
  for (const { t, by } of others) expect((await pin(t, by)).msg).toBe('')
  const both = await Promise.all([second, third].map(({ t, by }) => pin(t, by)))
  expect(both.map(({ msg }) => msg).sort()).toEqual(['', 'ownPinsMany'])
  expect(both.find(({ msg }) => msg !== '')?.data).toEqual({ until })
  const shown = (await site.call(calls.topics, { m: full })).data
  expect([shown.pinned.length, shown.rows.length]).toEqual([ownPinsMost, 1])
  site.advance(25 * hourMs)
  const late = both[0]?.msg === '' ? third : second
  expect((await pin(late.t, late.by)).msg).toBe('')
})
