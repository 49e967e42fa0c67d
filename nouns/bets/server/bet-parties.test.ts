import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { auditLedger } from '#core/ledger/audit.ts'
import { closeMember } from '#core/members/close-member.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { hire } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import type { TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { betStaff } from '../contract/bet-staff.ts'
import { bets } from '../contract/bets.ts'
import { bettors } from '../test/betting.ts'

const { calls } = bets
const hourMs = 3_600_000
let site: TestSite
let staff: TestMember
/** Another account of the same member of staff. */
let twin: TestMember
let second: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  staff = await hire(site, 'betclerk', ['bocai'])
  twin = await hire(site, 'bettwin', ['bocai'])
  second = await hire(site, 'betclerk2', ['bocai'])
  await linkAccounts(site, staff, twin)
})
afterAll(() => site.close())
const { db, now, as, bettor, form, open, one, stake, end, payOut, held, left } = bettors(() => site)
afterEach(async () => {
  expect((await auditLedger(db())).flatMap(({ wrong }) => wrong)).toEqual([])
})

const reason = 'seen'
/** An event with four stakes on the second option, whose first option is proposed and objected to by all. */
async function contested() {
  const name = await open(staff)
  const people = await Promise.all(Array.from({ length: 4 }, () => bettor()))
  for (const by of people) expect((await stake(by, name, { option: 1, stake: 2 })).msg).toBe('')
  site.advance(25 * hourMs)
  expect((await end(staff, name, 0)).msg).toBe('')
  for (const by of people) {
    expect((await site.call(calls.object, { bocaiName: name, reason }, as(by))).msg).toBe('')
  }
  const { data } = await site.call(betStaff.calls.alive, {}, as(staff))
  return { name, objections: data.objections.filter(({ NAME }) => NAME === name) }
}
const answer = (id: number, by: TestMember) =>
  site.call(betStaff.calls.answerObjection, { id, founded: false, answer: reason }, as(by))

describe('who decides', () => {
  test('about objections is not who set the result, with whatever account', async () => {
    const { name, objections } = await contested()
    expect(objections).toHaveLength(4)
    const [first] = objections
    expect((await answer(first?.ID ?? 0, staff)).msg).toBe('secondPerson')
    expect((await answer(first?.ID ?? 0, twin)).msg).toBe('secondPerson')
    expect((await answer(first?.ID ?? 0, second)).msg).toBe('')
    site.advance(25 * hourMs)
    expect((await one(name)).PHASE).toBe('contested')
  })

  test('about a result that stands is another person than who set it', async () => {
    const { name } = await contested()
    expect((await end(staff, name, 1)).msg).toBe('secondPerson')
    expect((await end(twin, name, 1)).msg).toBe('secondPerson')
    expect((await end(second, name, 1)).msg).toBe('')
  })

  test('or changes an event has no part in it', async () => {
    const judge = await hire(site, 'judge', ['bocai'])
    const name = await open(staff, { involved: [judge.id] })
    const sent = await form(staff, { bocaiName: name })
    const update = (by: TestMember) => site.call(betStaff.calls.update, { ...sent, bocaiName: name, reason }, as(by))
    expect((await update(judge)).msg).toBe('staffStaked')
    site.advance(25 * hourMs)
    expect((await end(judge, name, 0)).msg).toBe('staffStaked')
    expect((await end(second, name, 0)).msg).toBe('')
  })
})

describe('who may stake', () => {
  test('on an event that hides its stakes is not who keeps the desk, with whatever account', async () => {
    const clerk = await hire(site, 'seer', ['bocai'])
    const other = await bettor()
    await linkAccounts(site, clerk, other)
    const hidden = await open(staff, { oddsType: 'ending', show: 'never' })
    const atTheEnd = await open(staff, { oddsType: 'ending', show: 'always' })
    const shown = await open(staff, { show: 'always' })
    expect((await stake(other, hidden)).msg).toBe('involved')
    expect((await one(hidden, other)).OWN?.BAR).toBe('involved')
    expect((await stake(other, atTheEnd)).msg).toBe('involved')
    expect((await stake(other, shown)).msg).toBe('')
  })

  test('on a member’s event is not who staff name when they let it open', async () => {
    const [opener, hero] = [await bettor('faith', 60), await bettor()]
    await giveResource(site, opener, 'player', 3)
    const { resource: _, ...sent } = await form(staff, { base: 20, odds: [900, 900] })
    expect((await site.call(calls.ask, sent, as(opener))).msg).toBe('')
    const decide = (involved: number[]) =>
      site.call(betStaff.calls.decideAsked, { bocaiName: sent.bocaiName, accept: true, reason, involved }, as(staff))
    expect((await decide([9_999_999])).msg).toBe('personUnknown')
    expect((await decide([hero.id])).msg).toBe('')
    expect((await stake(hero, sent.bocaiName)).msg).toBe('involved')
  })

  test('has one stake of a person on a single choice, and is told by which account', async () => {
    const [ann, also] = [await bettor(), await bettor()]
    await linkAccounts(site, ann, also)
    const name = await open(staff)
    expect((await stake(ann, name)).msg).toBe('')
    expect((await stake(ann, name)).msg).toBe('alreadyBet')
    expect((await stake(also, name)).msg).toBe('otherStaked')
  })

  test('is what a person decided with any of their accounts', async () => {
    const [ann, also] = [await bettor(), await bettor()]
    await linkAccounts(site, ann, also)
    const name = await open(staff)
    expect((await site.call(calls.setLimits, { units: -1, faith: 2, pause: 0 }, as(ann))).msg).toBe('')
    expect((await stake(also, name, { stake: 3 })).msg).toBe('ownLimit')
    expect((await stake(also, name)).msg).toBe('')
    const limitsOf = async (by: TestMember) => (await site.call(calls.limits, {}, as(by))).data
    expect((await limitsOf(ann)).FAITHTODAY).toBe(1)
    const next = await open(staff)
    for (const [by, pause] of [
      [ann, 3],
      [also, 1],
    ] as const) {
      expect((await site.call(calls.setLimits, { units: -1, faith: 2, pause }, as(by))).msg).toBe('')
    }
    const refused = await stake(also, next)
    expect([refused.msg, refused.data]).toEqual(['paused', { until: (await limitsOf(ann)).PAUSED }])
  })
})

test('the base of a refused event whose opener has closed the account burns', async () => {
  const opener = await bettor('faith', 60)
  await giveResource(site, opener, 'player', 3)
  const { resource: _, ...sent } = await form(staff, { base: 20, odds: [900, 900] })
  expect((await site.call(calls.ask, sent, as(opener))).msg).toBe('')
  await db().transaction((tx) => closeMember(tx, opener.id, now()))
  const decided = { bocaiName: sent.bocaiName, accept: false, reason, involved: [] }
  expect((await site.call(betStaff.calls.decideAsked, decided, as(staff))).msg).toBe('')
  expect(await held(opener)).toBe(40)
})

test('the base of a paid event whose opener has closed the account burns', async () => {
  const opener = await bettor('faith', 60)
  await giveResource(site, opener, 'player', 3)
  const { resource: _, ...sent } = await form(staff, { base: 20, odds: [900, 900] })
  expect((await site.call(calls.ask, sent, as(opener))).msg).toBe('')
  const decided = { bocaiName: sent.bocaiName, accept: true, reason, involved: [] }
  expect((await site.call(betStaff.calls.decideAsked, decided, as(staff))).msg).toBe('')
  await db().transaction((tx) => closeMember(tx, opener.id, now()))
  await payOut(staff, sent.bocaiName, 0)
  expect([(await one(sent.bocaiName)).PHASE, await held(opener), await left(sent.bocaiName)]).toEqual(['paid', 40, 0])
})
