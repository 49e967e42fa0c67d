import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { In } from '#contract/endpoint.ts'
import { countAsOne, lockLinks } from '#core/members/links/link-store.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { hire } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import type { TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { betStaff } from '../contract/bet-staff.ts'
import { bets } from '../contract/bets.ts'
import { bettors } from '../test/betting.ts'
import { liveBet } from './live-topic.ts'
import { betsData } from './personal-data.ts'
import { refundAll } from './settle/refund-all.ts'

const { calls } = bets
const hourMs = 3_600_000
let site: TestSite
let staff: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  staff = await hire(site, 'betclerk', ['bocai', 'homepage'])
})
afterAll(() => site.close())
const { db, now, as, bettor, category, form, open, one, stake, end, settle, held, left } = bettors(() => site)

const inHours = (hours: number) => ({ deadline: new Date(now().getTime() + hours * hourMs).toISOString() })
const asked = async (opener: TestMember) => {
  await giveResource(site, opener, 'player', 3)
  const { resource: _, ...sent } = await form(staff, { base: 20, odds: [900, 900] })
  expect((await site.call(calls.ask, sent, as(opener))).msg).toBe('')
  return sent.bocaiName
}

describe('what open pages hear', () => {
  const factors = async (name: string) => {
    const state = await liveBet.state(db().read, name, now())
    return state && 'factors' in state ? state.factors : null
  }

  test('is the odds of an event, but nothing of one that is divided at the end', async () => {
    const [moving, ending] = [await open(staff), await open(staff, { oddsType: 'ending', show: 'never' })]
    for (const name of [moving, ending]) await stake(await bettor(), name, { stake: 9 })
    const { OPTIONS } = await one(moving)
    expect(await factors(moving)).toEqual(OPTIONS.map(({ FACTOR }) => FACTOR))
    expect(await factors(ending)).toEqual([1_000, 1_000])
  })

  test('is nothing of an event that staff have not let open', async () => {
    expect(await factors(await asked(await bettor('faith', 60)))).toBeNull()
  })
})

test('stakes that are shown to who staked are shown to all accounts that they linked, and to none that staff count with them', async () => {
  const [ann, also, counted] = [await bettor(), await bettor(), await bettor()]
  await linkAccounts(site, ann, also)
  await db().transaction(async (tx) => {
    await lockLinks(tx)
    await countAsOne(tx, { members: [also.id, counted.id], staff: staff.id, reason: 'one device', now: now() })
  })
  const name = await open(staff, { show: 'after', shown: 'the list' })
  expect((await stake(ann, name, { stake: 3 })).msg).toBe('')
  const seen = async (by: TestMember) => {
    const bet = await one(name, by)
    const { points } = (await site.call(calls.chart, { bocaiName: name }, as(by))).data
    const { msg } = await site.call(calls.stakes, { bocaiName: name }, as(by))
    return [bet.STAKESSHOWN, bet.SHOWN, bet.STAKED, points.at(-1)?.SHARES.length, msg]
  }
  const shown = ['Y', 'the list', 3, 2, '']
  expect([await seen(ann), await seen(also), await seen(counted)]).toEqual([
    ...[shown, shown, ['N', '', -1, 0, 'stakesHidden']],
  ])
})

describe('the list', () => {
  const listed = async (input: Partial<In<typeof calls.list>>, names: readonly string[]) => {
    const { rows } = (await site.call(calls.list, { pageSize: 50, ...input })).data
    return rows.map(({ NAME }) => NAME).filter((name) => names.includes(name))
  }

  test('has events by when they end, which end within a day, and by their bettors', async () => {
    const kind = await category(staff)
    const names = [
      await open(staff, { category: kind, ...inHours(26) }),
      await open(staff, { category: kind, ...inHours(23) }),
      await open(staff, { category: kind, ...inHours(60) }),
    ]
    const [middle = '', first = '', last = ''] = names
    for (const name of [last, last, middle]) await stake(await bettor(), name)
    expect(await listed({ state: 'open' }, names)).toEqual([first, middle, last])
    expect(await listed({ state: 'soon' }, names)).toEqual([first])
    expect(await listed({ sort: 'bettors' }, names)).toEqual([last, middle, first])
    expect(await listed({ sort: 'new' }, names)).toEqual([last, first, middle])
    const { counts, total } = (await site.call(calls.list, { category: kind })).data
    expect([counts, total]).toEqual([[3, 1, 0, 0], 3])
    const openIn = async () => (await site.call(calls.categories, {})).data.find(({ ID }) => ID === kind)?.OPEN
    expect(await openIn()).toBe(3)
    site.advance(25 * hourMs)
    expect(await openIn()).toBe(2)
    expect(await listed({ state: 'window' }, names)).toEqual([first])
  })

  test('on the home page leaves out what staff took off it', async () => {
    const name = await open(staff, inHours(1))
    const front = async () => (await site.call(calls.front, {})).data.some(({ NAME }) => NAME === name)
    const show = (shown: 'Y' | 'N') => site.call(betStaff.calls.showOnHome, { bocaiName: name, shown }, as(staff))
    expect(await front()).toBe(true)
    expect((await show('N')).msg).toBe('')
    expect(await front()).toBe(false)
    const { data } = await site.call(betStaff.calls.onHome, {}, as(staff))
    expect(data.find(({ NAME }) => NAME === name)?.SHOWN).toBe('N')
    expect((await show('Y')).msg).toBe('')
    expect(await front()).toBe(true)
  })
})

test('what one takes along has the limits, and they go with the account', async () => {
  const ann = await bettor()
  await site.call(calls.setLimits, { units: 4, faith: 9, pause: 0 }, as(ann))
  const exported = () => betsData.export(db().own, ann.id)
  expect(await exported()).toMatchObject({ limits: { units: 4, faith: 9, adult_at: expect.any(Date) } })
  await db().transaction((tx) => betsData.forget(tx, ann.id))
  expect(await exported()).toMatchObject({ limits: null })
})

test('what one takes along and what is forgotten is of that member alone', async () => {
  const [ann, bea] = [await bettor('faith', 100), await bettor()]
  const own = await asked(ann)
  const name = await open(staff)
  for (const by of [ann, bea]) expect((await stake(by, name, { stake: 3 })).msg).toBe('')
  site.advance(25 * hourMs)
  expect((await end(staff, name, 0)).msg).toBe('')
  for (const [by, reason] of [
    [ann, 'a tie'],
    [bea, 'too late'],
  ] as const) {
    expect((await site.call(calls.object, { bocaiName: name, reason }, as(by))).msg).toBe('')
  }
  site.advance(73 * hourMs)
  await settle()
  for (const [by, stars] of [
    [ann, 4],
    [bea, 2],
  ] as const) {
    expect((await site.call(calls.rate, { bocaiName: name, stars }, as(by))).msg).toBe('')
  }
  const exported = (by: TestMember) => betsData.export(db().own, by.id)
  expect(await exported(ann)).toMatchObject({
    stakes: [{ name, stake: 3 }],
    results: [{ name, staked: 3 }],
    objections: [{ name, reason: 'a tie' }],
    ratings: [{ name, stars: 4 }],
    opened: [{ name: own }],
  })
  const ofBea = await exported(bea)
  expect(ofBea).toMatchObject({
    stakes: [{ name }],
    results: [{ name }],
    objections: [{ reason: 'too late' }],
    ratings: [{ stars: 2 }],
    opened: [],
  })
  expect(await Promise.all([ann, bea, staff].map(({ id }) => betsData.stands(db().own, id)))).toEqual([
    true,
    true,
    true,
  ])
  expect(await betsData.stands(db().own, (await bettor()).id)).toBe(false)
  const rated = () => db().own.selectFrom('bets').select(['stars', 'ratings']).where('name', '=', name).execute()
  expect(await rated()).toEqual([{ stars: 6, ratings: 2 }])
  await db().transaction((tx) => betsData.forget(tx, ann.id))
  expect(await rated()).toEqual([{ stars: 2, ratings: 1 }])
  expect(await exported(ann)).toMatchObject({
    stakes: [{ name }],
    objections: [{ reason: '' }],
    ratings: [],
    limits: null,
  })
  expect(await exported(bea)).toEqual(ofBea)
})

test('an event that cannot be paid holds up no other', async () => {
  const [bad, good] = [await open(staff), await open(staff)]
  const [ann, bea] = [await bettor(), await bettor()]
  await stake(ann, bad, { stake: 5 })
  const won = (await stake(bea, good, { stake: 5 })).data.PAYOUT
  site.advance(25 * hourMs)
  for (const name of [bad, good]) expect((await end(staff, name, 0)).msg).toBe('')
  site.advance(25 * hourMs)
  const promise = (added: number) =>
    sql`update bet_stakes set promised = promised + ${added}::integer where member = ${ann.id}`.execute(db().own)
  await promise(1_000_000)
  await expect(settle()).rejects.toThrow('1 events could not be settled')
  expect([(await one(bad)).PHASE, (await one(good)).PHASE, await held(bea)]).toEqual(['settling', 'paid', 95 + won])
  await promise(-1_000_000)
  await settle()
  expect((await one(bad)).PHASE).toBe('paid')
})

test('a site without bets gives back the base of an event that waits for staff, and what a proposed result would pay', async () => {
  const [opener, ann, bea] = [await bettor('faith', 60), await bettor(), await bettor()]
  const name = await open(staff)
  await stake(ann, name, { stake: 9 })
  await stake(bea, name, { option: 1, stake: 9 })
  site.advance(25 * hourMs)
  expect((await end(staff, name, 0)).msg).toBe('')
  const waiting = await asked(opener)
  await refundAll(db(), now())
  await settle()
  expect([await held(ann), await held(bea), await held(opener)]).toEqual([100, 100, 60])
  expect([await left(name), await left(waiting), (await one(name)).PHASE]).toEqual([0, 0, 'refunded'])
})

test('the operator names the age', async () => {
  const strict = await openTestSite({ ratesFactor: 1e6, jobs: false, beside: site, adultAge: 20 })
  try {
    expect((await strict.call(calls.limits, {}, as(await bettor()))).data.AGE).toBe(20)
  } finally {
    await strict.close()
  }
})
