import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { auditLedger } from '#core/ledger/audit.ts'
import { postTransfer } from '#core/ledger/post-transfer.ts'
import { admin } from '#nouns/admin/contract/admin.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { house } from '#rules/ledger/houses.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { hire } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import { bets } from '../contract/bets.ts'
import { bettors } from '../test/betting.ts'

const { calls } = bets
const hourMs = 3_600_000
const dayMs = 24 * hourMs
let site: TestSite
let staff: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  staff = await hire(site, 'betclerk', ['bocai'])
})
afterAll(() => site.close())
const { db, now, as, bettor, form, open, one, stake, payOut, held } = bettors(() => site)
afterEach(async () => {
  expect((await auditLedger(db())).flatMap(({ wrong }) => wrong)).toEqual([])
})

const set = (by: TestMember, limits: { units?: number; faith?: number; pause?: number }) =>
  site.call(calls.setLimits, { units: -1, faith: -1, pause: 0, ...limits }, as(by))
const limitsOf = async (by: TestMember) => (await site.call(calls.limits, {}, as(by))).data
const linked = async (...made: [TestMember, TestMember]) => {
  await linkAccounts(site, ...made)
  return made
}
const openFor = (days: number, more: object = {}) =>
  open(staff, { deadline: new Date(now().getTime() + days * dayMs).toISOString(), ...more })

describe('a stake is not taken', () => {
  // The first test: who enters an account has logged in lately, by a clock that other tests move.
  test('from staff who entered the account, nor a raise, a limit, an age or an event', async () => {
    const clerk = await hire(site, 'clerk', ['user'])
    const ann = await bettor()
    await giveResource(site, ann, 'player', 3)
    const name = await open(staff, { multi: 'Y' })
    const { data } = await site.call(
      admin.calls.enterAs,
      { UID: ann.id, reason: 'help', code: clerk.code() },
      as(clerk),
    )
    const inside = { id: ann.id, token: data.token }
    const { resource: _, ...sent } = await form(staff, { base: 20, odds: [900, 900] })
    const answers = [
      await stake(inside, name),
      await stake(inside, name, { call: calls.raise }),
      await set(inside, { faith: 900 }),
      await site.call(calls.adult, {}, as(inside)),
      await site.call(calls.ask, sent, as(inside)),
      await site.call(calls.object, { bocaiName: name, reason: 'a tie' }, as(inside)),
      await site.call(calls.rate, { bocaiName: name, stars: 1 }, as(inside)),
    ]
    expect(answers.map(({ auth }) => auth)).toEqual(answers.map(() => 'authority'))
    expect([await held(ann), await limitsOf(ann)]).toMatchObject([100, { FAITH: -1 }])
  })

  test('from a black-flagged account, nor an event that it asks for', async () => {
    const name = await open(staff)
    const ann = await bettor()
    await giveResource(site, ann, 'player', 3)
    await setBlack(site, ann, true)
    expect((await stake(ann, name)).auth).toBe('black')
    const { resource: _, ...sent } = await form(staff, { base: 20, odds: [900, 900] })
    expect((await site.call(calls.ask, sent, as(ann))).auth).toBe('black')
    expect(await held(ann)).toBe(100)
  })

  test('at the very millisecond of the deadline; it is one before', async () => {
    const [ann, bea] = [await bettor(), await bettor()]
    const name = await open(staff)
    const deadline = Date.parse((await one(name)).DEADLINE)
    const answers = []
    try {
      for (const [by, before] of [
        [ann, 0],
        [bea, 1],
      ] as const) {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
        vi.setSystemTime(Date.now() + deadline - now().getTime() - before)
        answers.push([(await stake(by, name)).msg, (await one(name)).PHASE])
        vi.useRealTimers()
      }
    } finally {
      vi.useRealTimers()
    }
    expect(answers).toEqual([
      ['betOver', 'ended'],
      ['', 'open'],
    ])
  })

  test('from a robot', async () => {
    const name = await open(staff)
    const ann = await bettor()
    await db().own.updateTable('members').set({ robot: true }).where('id', '=', ann.id).execute()
    expect((await stake(ann, name)).msg).toBe('robotBets')
  })

  test('from who owes, nor an event that they ask for', async () => {
    const name = await open(staff)
    const ann = await bettor()
    await giveResource(site, ann, 'player', 3)
    await db().transaction((tx) =>
      postTransfer(tx, {
        reason: 'prize',
        about: { kind: 'nothing', id: 0 },
        key: 'test-owed',
        at: now(),
        moves: [{ from: ann.id, to: house('prizes'), resource: 'milk', amount: 3 }],
        short: 'owe',
      }),
    )
    expect((await stake(ann, name)).msg).toBe('inDebt')
    const { resource: _, ...sent } = await form(staff, { base: 20, odds: [900, 900] })
    expect((await site.call(calls.ask, sent, as(ann))).msg).toBe('inDebt')
  })

  test('from another account of who opened the event or can bring its outcome about', async () => {
    const [opener, ofOpener] = await linked(await bettor('faith', 60), await bettor())
    await giveResource(site, opener, 'player', 3)
    const { resource: _, ...sent } = await form(staff, { base: 20, odds: [900, 900] })
    await site.call(calls.ask, sent, as(opener))
    await db().own.updateTable('bets').set({ opened_at: now() }).where('name', '=', sent.bocaiName).execute()
    expect((await stake(ofOpener, sent.bocaiName)).msg).toBe('involved')
    const [hero, ofHero] = await linked(await bettor(), await bettor())
    const name = await open(staff, { involved: [hero.id] })
    expect((await stake(ofHero, name)).msg).toBe('involved')
  })
})

test('accounts of one person stay within the limit of the event, also where their stakes share a transaction', async () => {
  const name = await open(staff, { multi: 'Y' })
  const others = await Promise.all(Array.from({ length: 8 }, () => bettor()))
  const [ann, also] = await linked(await bettor(), await bettor())
  // The first ones hold up the lane, so that the others come together.
  const [, ...answers] = await Promise.all([
    Promise.all(others.map((by) => stake(by, name))),
    stake(ann, name, { stake: 8 }),
    stake(also, name, { stake: 8 }),
  ])
  expect(answers.map(({ msg }) => msg).toSorted()).toEqual(['', 'eventLimit'])
  expect((await held(ann)) + (await held(also))).toBe(192)
})

describe('what a week may win', () => {
  test('is of power and points together, and of all accounts of a person', async () => {
    const odds = [1_900, 450]
    const [inPower, inPoint] = [
      await open(staff, { resource: 'power', base: 100, odds }),
      await open(staff, { resource: 'point', base: 100, odds }),
    ]
    const [ann, also] = await linked(await bettor('power'), await bettor('point'))
    expect((await stake(ann, inPower, { stake: 3 })).msg).toBe('')
    expect((await stake(also, inPoint, { stake: 3 })).msg).toBe('weekLimit')
    expect((await one(inPoint, also)).OWN?.ROOMS[0]).toMatchObject({ MOST: 0, BY: 'week' })
  })

  test('counts a stake for seven days', async () => {
    const odds = [1_900, 450]
    const ann = await bettor('faith', 500)
    const far = await openFor(20, { odds })
    expect((await stake(ann, await openFor(20, { odds }), { stake: 15 })).msg).toBe('')
    site.advance(7 * dayMs - 60_000)
    expect((await stake(ann, far, { stake: 15 })).msg).toBe('weekLimit')
    site.advance(120_000)
    expect((await stake(ann, far, { stake: 15 })).msg).toBe('')
  })

  test('counts what desserts added', async () => {
    const ann = await bettor()
    const name = await open(staff)
    const room = async () => (await one(name, ann)).OWN?.ROOMS[0]
    const before = await room()
    const { id: bet, resource } = await db()
      .own.selectFrom('bets')
      .select(['id', 'resource'])
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    const result = { bet, member: ann.id, resource, staked: 1, paid: 2, effect: 28, won: true, price: 0.5 }
    await db()
      .own.insertInto('bet_results')
      .values({ ...result, at: now() })
      .execute()
    expect([before?.BY, await room()]).toMatchObject(['event', { BY: 'week', MOST: 2 }])
  })

  test('has room again once a stake comes back without a result', async () => {
    const odds = [1_900, 450]
    const ann = await bettor('faith', 500)
    const [name, next] = [await open(staff, { odds }), await openFor(6, { odds })]
    expect((await stake(ann, name, { stake: 15 })).msg).toBe('')
    expect((await stake(ann, next, { stake: 15 })).msg).toBe('weekLimit')
    await payOut(staff, name, -1)
    expect((await stake(ann, next, { stake: 15 })).msg).toBe('')
  })
})

describe("somebody's own limit", () => {
  test('is of power and points together, in a Beijing day', async () => {
    const midnight = new Date(`${beijingDay(new Date(now().getTime() + dayMs))}T00:00:00+08:00`)
    site.advance(midnight.getTime() - now().getTime() - hourMs)
    const ann = await bettor('power')
    await giveResource(site, ann, 'point', 100)
    await set(ann, { units: 3 })
    const [inPower, inPoint] = [
      await open(staff, { resource: 'power', base: 100, multi: 'Y' }),
      await open(staff, { resource: 'point', base: 100, multi: 'Y' }),
    ]
    expect((await stake(ann, inPower, { stake: 2 })).msg).toBe('')
    expect((await stake(ann, inPoint, { stake: 2 })).msg).toBe('ownLimit')
    expect(await limitsOf(ann)).toMatchObject({ UNITS: 3, UNITSTODAY: 2, FAITHTODAY: 0 })
    site.advance(2 * hourMs)
    expect((await stake(ann, inPoint, { stake: 2 })).msg).toBe('')
    expect(await limitsOf(ann)).toMatchObject({ UNITSTODAY: 2 })
    expect((await stake(ann, inPower, { option: 1, stake: 2 })).msg).toBe('ownLimit')
  })

  test('becomes looser after seven days, and a stricter one in between ends that', async () => {
    const ann = await bettor()
    await set(ann, { units: 2, faith: 3 })
    await set(ann, { units: 20, faith: -1 })
    expect(await limitsOf(ann)).toMatchObject({ UNITS: 2, FAITH: 3, NEXTUNITS: 20, NEXTFAITH: -1 })
    const name = await openFor(20, { multi: 'Y' })
    site.advance(7 * dayMs - 60_000)
    expect((await stake(ann, name, { stake: 4 })).msg).toBe('ownLimit')
    site.advance(120_000)
    expect(await limitsOf(ann)).toMatchObject({ UNITS: 20, FAITH: -1, NEXTFROM: '' })
    expect((await stake(ann, name, { stake: 4 })).msg).toBe('')
    await set(ann, { units: 40, faith: -1 })
    await set(ann, { units: 1, faith: -1 })
    expect(await limitsOf(ann)).toMatchObject({ UNITS: 1, NEXTFROM: '' })
  })

  test('a pause ends by itself, and no sooner', async () => {
    const ann = await bettor()
    const name = await openFor(20)
    await set(ann, { pause: 3 })
    const { PAUSED } = await limitsOf(ann)
    expect(Math.abs(Date.parse(PAUSED) - now().getTime() - 3 * dayMs)).toBeLessThan(60_000)
    await set(ann, { pause: 1 })
    await set(ann, { pause: 0 })
    expect((await limitsOf(ann)).PAUSED).toBe(PAUSED)
    site.advance(3 * dayMs - 60_000)
    const refused = await stake(ann, name)
    expect([refused.msg, refused.data]).toEqual(['paused', { until: PAUSED }])
    site.advance(120_000)
    expect((await limitsOf(ann)).PAUSED).toBe('')
    expect((await stake(ann, name)).msg).toBe('')
  })
})

describe('adulthood', () => {
  test('is said once, by any account of a person, and stays when limits change', async () => {
    const ann = await bettor()
    const other = await makeMember(site, 'sameperson')
    await giveResource(site, other, 'faith', 20)
    await set(other, { faith: 50 })
    const name = await open(staff)
    expect((await stake(other, name)).msg).toBe('adultMissing')
    await linkAccounts(site, ann, other)
    expect((await stake(other, name)).msg).toBe('')
    await set(ann, { faith: 50 })
    expect(await limitsOf(ann)).toMatchObject({ ADULT: 'Y', AGE: 18 })
    expect((await one(await open(staff), ann)).OWN?.BAR).toBe('')
  })
})
