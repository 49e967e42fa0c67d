import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { auditLedger } from '#core/ledger/audit.ts'
import { postTransfer } from '#core/ledger/post-transfer.ts'
import { house } from '#rules/ledger/houses.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import { hire } from '#site/test/hire.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { waitingFor } from '#site/test/waiting-for.ts'
import { shop } from '../contract/shop.ts'
import { countMost, type pieces } from '../rules/wares.ts'
import { shoppers } from '../test/shopping.ts'

const hourMs = 3_600_000
let site: TestSite
let staff: { readonly token: string }
beforeAll(async () => {
  site = await openTestSite({ jobs: false, ratesFactor: 1e6 })
  staff = await hire(site, 'giver', ['present'])
})
afterAll(() => site.close())
afterEach(async () => {
  expect((await auditLedger(db())).flatMap(({ wrong }) => wrong)).toEqual([])
})
const { db, give, rich, buy, sell, held, priceOf } = shoppers(() => site)
const told = (answers: readonly { readonly msg: string }[]) => answers.map(({ msg }) => msg).sort()
const demandFor = async (item: (typeof pieces)[number]) =>
  (
    await db()
      .own.selectFrom('shop_prices')
      .select('bought')
      .where('item', '=', resourceNumber(item))
      .executeTakeFirst()
  )?.bought ?? 0

test('two purchases with score for one: one is made', async () => {
  for (let n = 0; n < 10; n++) {
    const one = await rich(2_500)
    expect(told(await Promise.all([buy(one, 'milk'), buy(one, 'milk')]))).toEqual(['', 'insufficient'])
    expect((await held(one, 'milk'))[0]).toBe(1)
  }
})

test('a price that moves while somebody buys: nobody pays more than they saw, and each unit counts as demand', async () => {
  const buyers = await Promise.all(Array.from({ length: 8 }, () => rich(1_000_000)))
  for (let n = 0; n < 4; n++) {
    const seen = await priceOf('gdd')
    const before = await Promise.all(buyers.map((one) => held(one, 'score', 'gdd')))
    const wait = Promise.all(buyers.map((one) => buy(one, 'gdd', { count: 3, price: 3 * seen })))
    site.advance(hourMs)
    const late = Promise.all(buyers.map((one) => buy(one, 'gdd', { count: 3, price: 3 * seen })))
    const answers = [...(await wait), ...(await late)]
    const now = await priceOf('gdd')
    for (const [at, one] of buyers.entries()) {
      const [score = 0, bullets = 0] = await held(one, 'score', 'gdd')
      const [scoreBefore = 0, bulletsBefore = 0] = before[at] ?? []
      expect(scoreBefore - score).toBeLessThanOrEqual(seen * (bullets - bulletsBefore))
    }
    // The demand of the first hour raised the price, so those who came later were told.
    if (now > seen) expect(answers.some(({ msg }) => msg === 'priceChanged')).toBe(true)
    const refused = answers.find(({ msg }) => msg === 'priceChanged')
    if (refused) expect(refused.data).toMatchObject({ seen: 3 * seen, now: 3 * now, unit: now })
  }
})

test('demand of many at once is counted whole', async () => {
  const buyers = await Promise.all(Array.from({ length: 10 }, () => rich(100_000)))
  const before = await demandFor('sjd')
  expect(told(await Promise.all(buyers.map((one) => buy(one, 'sjd', { count: 2 }))))).toEqual(buyers.map(() => ''))
  expect((await demandFor('sjd')) - before).toBe(20)
})

test('the first purchase ever of an item, by many at once', async () => {
  const buyers = await Promise.all(Array.from({ length: 6 }, () => rich(10_000)))
  expect(told(await Promise.all(buyers.map((one) => buy(one, 'starsugar'))))).toEqual(buyers.map(() => ''))
  expect(await demandFor('starsugar')).toBe(6)
})

test('the last level twice at once: one is bought, the other is refused', async () => {
  for (let n = 0; n < 5; n++) {
    const one = await rich(10_000_000)
    await give(one, 'bomb', 7)
    expect(told(await Promise.all([buy(one, 'bomb'), buy(one, 'bomb')]))).toEqual(['', 'levelFull'])
    expect(await held(one, 'bomb', 'score')).toEqual([8, 10_000_000 - 2_560_000])
  }
})

test('two levels at once cost the price of each: the second is not had for the price of the first', async () => {
  for (let n = 0; n < 5; n++) {
    const one = await rich(1_000_000)
    const at = { price: 15_000 }
    expect(told(await Promise.all([buy(one, 'player', at), buy(one, 'player', at)]))).toEqual(['', 'priceChanged'])
    expect(await held(one, 'player', 'score')).toEqual([1, 985_000])
    await Promise.all([buy(one, 'player'), buy(one, 'player')])
    expect(await held(one, 'player', 'score')).toEqual([3, 1_000_000 - 15_000 - 30_000 - 60_000])
  }
})

test('a level that comes from elsewhere while somebody buys one: the next one is not had for the price of that', async () => {
  const one = await rich(1_000_000)
  const bought = await db().transaction(async (tx) => {
    await postTransfer(tx, {
      reason: 'prize',
      about: { kind: 'nothing', id: 0 },
      key: 'a level meanwhile',
      at: new Date(),
      moves: [{ from: house('prizes'), to: one.id, resource: 'player', amount: 1 }],
    })
    const buying = buy(one, 'player', { price: 15_000 })
    await waitingFor(site, 1)
    return { buying }
  })
  expect(await bought.buying).toMatchObject({ msg: 'priceChanged', data: { seen: 15_000, now: 30_000 } })
  expect(await held(one, 'player', 'score')).toEqual([1, 1_000_000])
})

test('the same unit sold twice at once is paid once', async () => {
  for (let n = 0; n < 10; n++) {
    const one = await rich(0)
    await give(one, 'power', 1)
    expect(told(await Promise.all([sell(one, 'power'), sell(one, 'power')]))).toEqual(['', 'insufficient'])
    expect(await held(one, 'power', 'score')).toEqual([0, 8_000])
  }
})

test('the same key twice at once is one purchase', async () => {
  const one = await rich(100_000)
  const answers = await Promise.all([1, 2, 3, 4].map(() => buy(one, 'milk', {}, 'pressed-once')))
  expect(told(answers)).toEqual(['', '', '', ''])
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect((await held(one, 'milk'))[0]).toBe(1)
})

test('an activity that staff end while somebody buys: they pay what they saw, or are told that it is over', async () => {
  const { calls } = shop
  const iso = (ms: number) => new Date(site.site.foundation.now().getTime() + ms).toISOString()
  const update = (more: object) =>
    site.call(
      calls.updateActivity,
      { items: ['cofbean'], start: iso(-1_000), end: iso(hourMs), reason: '试', ...more },
      { token: staff.token },
    )
  const one = await rich(1_000_000)
  for (let n = 0; n < 5; n++) {
    expect((await update({})).msg).toBe('')
    const [running] = (await site.call(calls.activities, {}, { token: staff.token })).data
    const [before = 0] = await held(one, 'score')
    const [bought] = await Promise.all([
      buy(one, 'cofbean', { count: 4, price: 6_000, activity: running?.id ?? 0 }),
      update({ id: running?.id, start: running?.start, end: iso(-1_000) }),
    ])
    const [after = 0] = await held(one, 'score')
    expect([bought.msg, before - after]).toEqual(bought.msg === '' ? ['', 6_000] : ['activityOver', 0])
  }
})

test('a purchase that waits for an activity being ended is made without it', async () => {
  const one = await rich(100_000)
  const { pool } = db()
  const now = site.site.foundation.now()
  const { rows } = await pool.query(
    `insert into shop_activities (items, starts_at, ends_at, reason) values ($1, $2, $3, 'x') returning id`,
    [[resourceNumber('mooncake')], new Date(now.getTime() - 1_000), new Date(now.getTime() + hourMs)],
  )
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('update shop_activities set ends_at = $2 where id = $1', [rows[0].id, now])
    const bought = buy(one, 'mooncake', { count: 4, price: 6_000, activity: rows[0].id })
    await waitingFor(site, 1)
    await client.query('commit')
    expect((await bought).msg).toBe('activityOver')
  } finally {
    client.release()
  }
})

test('no sequence of buys and sells ends with more score than it began', async () => {
  const act = fc.record({
    sells: fc.boolean(),
    item: fc.constantFrom('power' as const, 'point' as const),
    count: fc.integer({ min: 1, max: countMost }),
    hours: fc.constantFrom(0, 0, 1, 5, 40, 200),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
      const began = 5_000_000
      const one = await rich(began)
      for (const { sells, item, count, hours } of acts) {
        site.advance(hours * hourMs)
        // Units are sold as many as there are.
        const [has = 0] = await held(one, item)
        await (sells ? has > 0 && sell(one, item, { count: Math.min(count, has) }) : buy(one, item, { count }))
        const [score = 0, power = 0, point = 0] = await held(one, 'score', 'power', 'point')
        expect(score + 8_000 * (power + point)).toBeLessThanOrEqual(began)
      }
      for (const item of ['power', 'point'] as const) {
        let [left = 0] = await held(one, item)
        while (left > 0) {
          expect((await sell(one, item, { count: Math.min(left, countMost) })).msg).toBe('')
          left -= Math.min(left, countMost)
        }
      }
      const [score = 0] = await held(one, 'score')
      expect(score).toBeLessThanOrEqual(began)
    }),
    { numRuns: 15 },
  )
})
