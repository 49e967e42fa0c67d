import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { auditLedger } from '#core/ledger/audit.ts'
import { admin } from '#nouns/admin/contract/admin.ts'
import { hire } from '#site/test/hire.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import { shop } from '../contract/shop.ts'
import { shoppers } from '../test/shopping.ts'
import { moveOnPrices } from './item-price.ts'
import { thinHistory } from './price-history.ts'
import { shopEffectsOf } from './shop-effects.ts'

const { calls } = shop
const hourMs = 3_600_000
let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ jobs: false, ratesFactor: 1e6 })
})
afterAll(() => site.close())
afterEach(async () => {
  expect((await auditLedger(db())).flatMap(({ wrong }) => wrong)).toEqual([])
})
const { db, give, owe, rich, buy, sell, held, prices, priceOf } = shoppers(() => site)

describe('buying', () => {
  test('moves score and item, and the receipt says what moved and what is held', async () => {
    const one = await rich(100_000)
    const { data } = await buy(one, 'milk', { count: 3, price: 6_000 })
    expect(data).toEqual({
      moved: [
        { resource: 'score', amount: -6_000, balance: 94_000 },
        { resource: 'milk', amount: 3, balance: 3 },
      ],
      discount: null,
    })
  })

  test('a dearer price is refused with both, a cheaper one is given', async () => {
    const one = await rich(100_000)
    const refused = await buy(one, 'milk', { count: 2, price: 3_999 })
    expect([refused.msg, refused.data]).toEqual(['priceChanged', { seen: 3_999, now: 4_000, unit: 2_000 }])
    expect((await buy(one, 'milk', { count: 2, price: 9_000 })).data.moved[0]?.amount).toBe(-4_000)
    expect(await held(one, 'score', 'milk')).toEqual([96_000, 2])
  })

  test('too little score is refused with what is missing', async () => {
    const one = await rich(1_999)
    const { msg, data } = await buy(one, 'milk')
    expect([msg, data]).toEqual(['insufficient', { resource: 'score', lacks: 1 }])
  })

  test('levels go one at a time, at the price of the next one, up to eight', async () => {
    const one = await rich(10_000_000)
    expect((await buy(one, 'player', { count: 2 })).msg).toBe('oneLevel')
    expect((await buy(one, 'player', { price: 15_000 })).msg).toBe('')
    // The price of the first level does not buy the second.
    expect((await buy(one, 'player', { price: 15_000 })).data).toMatchObject({ seen: 15_000, now: 30_000 })
    expect((await buy(one, 'player', { price: 30_000 })).msg).toBe('')
    await give(one, 'player', 6)
    expect((await buy(one, 'player')).msg).toBe('levelFull')
    expect(await held(one, 'player', 'score')).toEqual([8, 9_955_000])
  })

  test('a hundred at once are too many', async () => {
    const one = await rich(1_000_000)
    expect((await buy(one, 'gdd', { count: 100 })).msg).toBe('countMany')
  })

  test('robots, black-flagged members and those who owe are refused; entered staff too', async () => {
    const one = await rich(100_000)
    await db().own.updateTable('members').set({ robot: true }).where('id', '=', one.id).execute()
    expect((await buy(one, 'milk')).msg).toBe('robotTrades')
    expect((await sell(one, 'power')).msg).toBe('robotTrades')
    const black = await rich(100_000)
    await setBlack(site, black, true)
    expect([(await buy(black, 'milk')).auth, (await sell(black, 'power')).auth]).toEqual(['black', 'black'])
    const debtor = await rich(100_000)
    await owe(debtor, 'faith', 3)
    expect((await buy(debtor, 'milk')).msg).toBe('inDebt')
    const entered = await rich(100_000)
    const clerk = await hire(site, 'enterer', ['user'])
    const enter = { UID: entered.id, reason: 'asked for help', code: clerk.code() }
    const { token } = (await site.call(admin.calls.enterAs, enter, { token: clerk.token })).data
    const inside = { ...entered, token }
    expect([(await buy(inside, 'milk')).auth, (await sell(inside, 'power')).auth]).toEqual(['authority', 'authority'])
    expect(await held(entered, 'score', 'milk')).toEqual([100_000, 0])
  })

  test('the same key buys once, without one each call is a purchase', async () => {
    const one = await rich(100_000)
    const first = await buy(one, 'milk', {}, 'key-1')
    expect((await buy(one, 'milk', {}, 'key-1')).data).toEqual(first.data)
    expect(await held(one, 'milk')).toEqual([1])
    await buy(one, 'milk')
    await buy(one, 'milk')
    expect(await held(one, 'milk')).toEqual([3])
  })

  test.each([0, -1, 1.5, 1e9, Number.MAX_VALUE, '2', null])('a count of %s is no count', async (count) => {
    const one = await rich(0)
    expect((await buy(one, 'milk', { count: count as number })).status).toBe(400)
  })
  test.each(['skin', 'bocai', 'score', 'faith', '__proto__'])('%s is not for sale', async (item) => {
    const one = await rich(0)
    expect((await buy(one, item as 'milk')).status).toBe(400)
  })
})

describe('prices', () => {
  test('are told to everybody, with their week and the hour they stand for', async () => {
    const { items, levels, sells, until, activities } = await prices()
    expect(items).toHaveLength(11)
    expect(items[0]).toMatchObject({
      item: 'power',
      base: 20_000,
      permille: 0,
      price: 20_000,
      week: [[expect.any(Number), 20_000]],
    })
    expect(levels.map(({ item, prices: [first, , , , , , , last] }) => [item, first, last])).toEqual([
      ['player', 15_000, 1_920_000],
      ['bomb', 20_000, 2_560_000],
    ])
    expect(sells).toEqual([
      { item: 'power', price: 8_000 },
      { item: 'point', price: 8_000 },
    ])
    expect(new Date(until).getTime() % hourMs).toBe(0)
    expect(activities).toEqual([])
  })

  test('move with the hour after demand, the history says so, and they come back within a week', async () => {
    const one = await rich(10_000_000)
    expect(await priceOf('gdd')).toBe(1_500)
    for (let n = 0; n < 3; n++) expect((await buy(one, 'gdd', { count: 99 })).msg).toBe('')
    // The price of this hour stands.
    expect((await buy(one, 'gdd', { price: 1_500 })).msg).toBe('')
    site.advance(hourMs)
    const risen = await priceOf('gdd')
    expect(risen).toBe(1_515)
    const points = async () => (await site.call(calls.history, { item: 'gdd' })).data.points
    const computed = await points()
    expect(computed.map(([, price]) => price)).toEqual([1_515])
    // Moving the stored prices on changes nothing of what was answered before.
    await moveOnPrices(db(), new Date(Date.now() + hourMs))
    expect(await points()).toEqual(computed)
    expect(await priceOf('gdd')).toBe(risen)
    site.advance(168 * hourMs)
    expect(await priceOf('gdd')).toBe(1_500)
    const { week } = (await prices()).items.find(({ item }) => item === 'gdd') ?? { week: [] }
    expect([week[0]?.[1], week.at(-1)?.[1]]).toEqual([1_515, 1_500])
  })

  test('old points are thinned to the last one of each Beijing day', async () => {
    const now = new Date()
    const hour = Math.floor(now.getTime() / hourMs)
    // 00:00 in Beijing, a hundred days ago
    const day = Math.floor((hour - 100 * 24 + 8) / 24) * 24 - 8
    const points = [day, day + 5, day + 23, day + 24, hour - 30, hour - 29].map((at, n) => ({
      item: 16,
      hour: at,
      price: 1_500 + n,
    }))
    await db().own.insertInto('shop_price_points').values(points).execute()
    await thinHistory(db().own, now)
    const left = await db()
      .own.selectFrom('shop_price_points')
      .select('price')
      .where('item', '=', 16)
      .orderBy('hour')
      .execute()
    expect(left.map(({ price }) => price)).toEqual([1_502, 1_503, 1_504, 1_505])
    await db().own.deleteFrom('shop_price_points').where('item', '=', 16).execute()
  })
})

describe('selling', () => {
  test('pays four tenths of the base price', async () => {
    const one = await rich(0)
    await give(one, 'power', 3)
    expect((await sell(one, 'power', { count: 2, price: 16_000 })).data.moved).toEqual([
      { resource: 'power', amount: -2, balance: 1 },
      { resource: 'score', amount: 16_000, balance: 16_000 },
    ])
    expect((await sell(one, 'power', { count: 2 })).data).toEqual({ resource: 'power', lacks: 1 })
    expect((await sell(one, 'power', { price: 9_000 })).data).toEqual({ seen: 9_000, now: 8_000, unit: 8_000 })
  })

  test('who owes score may sell, and the debt is paid first', async () => {
    const one = await rich(0)
    await give(one, 'point', 2)
    await owe(one, 'score', 10_000)
    const { holds, owes } = (await site.call(calls.own, {}, { token: one.token })).data
    expect([holds, owes]).toEqual([[{ resource: 'point', amount: 2 }], [{ resource: 'score', amount: 10_000 }]])
    expect((await sell(one, 'point', { count: 2 })).data.moved[1]).toEqual({
      resource: 'score',
      amount: 16_000,
      balance: 6_000,
    })
  })
})

test('nobody displays a dessert yet', async () => {
  const one = await rich(0)
  expect(await shopEffectsOf(db().own, one.id)).toEqual({ discounts: [], moonCake: false })
  const { data } = await site.call(calls.own, {}, { token: one.token })
  expect(data).toEqual({
    holds: [],
    owes: [],
    discounts: [],
    sells: [
      { item: 'power', price: 8_000 },
      { item: 'point', price: 8_000 },
    ],
  })
})

describe('activities', () => {
  let staff: { readonly token: string }
  beforeAll(async () => {
    staff = await hire(site, 'giver', ['present'])
  })
  const now = () => site.site.foundation.now().getTime()
  const at = (hours: number) => new Date(now() + hours * hourMs).toISOString()
  const update = (more: object) =>
    site.call(
      calls.updateActivity,
      { items: ['orange'], start: at(-1), end: at(2), reason: '开张', ...more },
      { token: staff.token },
    )
  const listed = async () => (await site.call(calls.activities, {}, { token: staff.token })).data

  test('give every fourth, are counted, and end', async () => {
    expect((await update({})).msg).toBe('')
    const [activity] = (await prices()).activities
    expect(activity?.items).toEqual(['orange'])
    const one = await rich(100_000)
    const { data } = await buy(one, 'orange', { count: 4, price: 6_000, activity: activity?.id })
    expect([data.moved[0]?.amount, data.discount]).toEqual([-6_000, { kind: 'activity', saves: 2_000 }])
    expect((await listed())[0]).toMatchObject({ units: 4, saved: 2_000, reason: '开张' })
    // Three bring nothing, and are not counted.
    await buy(one, 'orange', { count: 3 })
    expect((await listed())[0]).toMatchObject({ units: 4 })
    site.advance(2 * hourMs)
    const unit = await priceOf('orange')
    const late = await buy(one, 'orange', { count: 4, price: 6_000, activity: activity?.id })
    expect([late.msg, late.data]).toEqual(['activityOver', { seen: 6_000, now: 4 * unit, unit }])
    expect((await prices()).activities).toEqual([])
  })

  test('are changed before they begin, ended while they run, and stand once they are over', async () => {
    expect((await update({ items: ['milk'], start: at(5), end: at(10) })).msg).toBe('')
    const [activity] = await listed()
    const id = activity?.id ?? 0
    expect((await update({ id, items: ['milk', 'gdd'], start: at(1), end: at(10) })).msg).toBe('')
    site.advance(2 * hourMs)
    const running = (await listed())[0]
    const same = { id, items: running?.items, start: running?.start }
    expect((await update({ ...same, items: ['gdd'] })).msg).toBe('activityRuns')
    expect((await update({ ...same, end: at(4) })).msg).toBe('')
    expect((await update({ ...same, end: at(-1) })).msg).toBe('')
    expect((await prices()).activities).toEqual([])
    expect((await update({ ...same, end: at(4) })).msg).toBe('activityOver')
  })

  test.each([
    [{ items: [] }, 'itemsMissing'],
    [{ end: '2020-01-01' }, 'periodWrong'],
    [{ start: 'soon' }, 'periodWrong'],
    [{ reason: '  ' }, 'missingReason'],
    [{ id: 999_999 }, 'missingActivity'],
  ] as const)('%o: %s', async (more, code) => {
    expect((await update(more)).msg).toBe(code)
  })

  test('no two of an item meet, not even when they are made at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => update({ items: ['zjj', 'sjd'] })))
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['', 'activityMeets', 'activityMeets'])
    expect((await update({ items: ['sjd'], start: at(2), end: at(3) })).msg).toBe('')
  })

  test('are in the staff log', async () => {
    const acts = await db()
      .own.selectFrom('staff_log')
      .select(['act', 'reason'])
      .where('act', '=', 'updateShopActivity')
      .execute()
    expect(acts.length).toBeGreaterThan(4)
  })
})
