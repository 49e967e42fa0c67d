import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownData } from '#nouns/accounts/contract/own-data.ts'
import { hire } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import type { GuardedMember } from '#site/test/make-owner.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { desserts } from '../contract/desserts.ts'

const { calls } = desserts
let site: TestSite
let chef: GuardedMember
let count = 0
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  chef = await hire(site, 'chef', ['dessert'])
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })
const prize = async ({ id: UID }: TestMember, dessert: 'milk' | 'bocai') =>
  (await site.call(calls.prize, { UID, dessert, reason: 'a test' }, as(chef))).msg

/** A member with milk and the bet-themed dessert, who displays milk. */
async function cook(): Promise<TestMember> {
  const member = await makeMember(site, `cook${++count}`)
  expect([await prize(member, 'milk'), await prize(member, 'bocai')]).toEqual(['', ''])
  expect((await site.call(calls.display, { dessert: 'milk' }, as(member))).msg).toBe('')
  return member
}

test('others see that the displayed dessert is away, and nothing of what is hidden', async () => {
  const [ann, bea] = [await cook(), await makeMember(site, 'bea')]
  const seen = async (by: TestMember) => {
    const { data, msg } = await site.call(calls.of, { UID: ann.id }, as(by))
    return msg || data.AWAY
  }
  const sendOut = (dessert: 'milk' | 'bocai') => site.call(calls.sendOut, { dessert, place: 'pool', hours: 2 }, as(ann))
  expect((await sendOut('bocai')).msg).toBe('')
  expect(await seen(bea)).toBe('N')
  await site.call(calls.callBack, { dessert: 'bocai' }, as(ann))
  expect((await sendOut('milk')).msg).toBe('')
  expect(await seen(bea)).toBe('Y')
  await site.call(ownData.calls.setPrivacy, { showdes: 'N' }, as(ann))
  expect([await seen(bea), await seen(ann)]).toEqual(['hidden', 'Y'])
})

test('the log is of all desserts or of one', async () => {
  const ann = await cook()
  const log = async (dessert?: 'milk' | 'bocai') =>
    (await site.call(calls.log, dessert ? { dessert } : {}, as(ann))).data.rows.map(
      ({ DESSERT, WHAT }) => `${DESSERT} ${WHAT}`,
    )
  expect(await log()).toEqual(['milk display', 'bocai came', 'milk came'])
  expect(await log('milk')).toEqual(['milk display', 'milk came'])
  expect(await log('bocai')).toEqual(['bocai came'])
})

test('staff see who displays what, by member and by dessert', async () => {
  const ann = await cook()
  const all = async (input: object) =>
    (await site.call(calls.all, { UID: String(ann.id), ...input }, as(chef))).data.rows
      .map(({ DESSERT, DISPLAYED }) => `${DESSERT} ${DISPLAYED}`)
      .toSorted()
  expect(await all({})).toEqual(['bocai N', 'milk Y'])
  expect(await all({ dessert: 'milk' })).toEqual(['milk Y'])
  expect(await all({ dessert: 'bocai' })).toEqual(['bocai N'])
})

test('staff give nothing to their own accounts, to robots, to unverified and unknown ones', async () => {
  const [own, robot] = [await makeMember(site, 'own'), await makeMember(site, 'robot')]
  await linkAccounts(site, chef, own)
  await site.site.foundation.db.own.updateTable('members').set({ robot: true }).where('id', '=', robot.id).execute()
  const people = [chef, own, robot, await makeMember(site, 'fresh', false), { id: 1_999_999, token: '' }]
  const told: string[] = []
  for (const person of people) told.push(await prize(person, 'milk'))
  expect(told).toEqual(['ownAccount', 'ownAccount', 'robotAccount', 'unverified', 'personUnknown'])
  expect((await site.call(calls.own, {}, as(own))).data.DESSERTS).toEqual([])
})
