import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { wakeSessions } from '#nouns/economy/test/world.ts'
import { gifts } from '#nouns/gifts/contract/gifts.ts'
import { givers } from '#nouns/gifts/test/gifts.ts'
import { shoppers } from '#nouns/shop/test/shopping.ts'
import { beijingDay, nextBeijingDay } from '#rules/beijing-time.ts'
import { toNextDay } from '../test/beijing-clock.ts'
import { hire } from '../test/hire.ts'
import { makeMember, type TestMember } from '../test/make-member.ts'
import { makeOwner, ownPassword } from '../test/make-owner.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'
import { expectAudited } from '../test/wallet.ts'

let site: TestSite
let staff: TestMember
let made = 0
beforeAll(async () => {
  site = await openTestSite({ jobs: false, ratesFactor: 1e6 })
  staff = await hire(site, 'clerk', ['present'])
})
afterAll(() => site.close())
afterEach(() => expectAudited(site))

const { giver, give, decline, own, held, grant } = givers(() => site)
const { buy, sell } = shoppers(() => site)
const receiver = () => makeMember(site, `taker${++made}`)
const rounds = (n: number) => Array.from({ length: n }, (_, round) => round)
const gift = async ({ token }: TestMember) => (await site.call(accounts.calls.me, {}, { token })).data.todayPower

test('the last unit is sold in the shop or given, never both', async () => {
  for (const round of rounds(30)) {
    const [ann, bea] = [await giver({ point: 1 }), await receiver()]
    const sale = () => sell(ann, 'point', { price: 8_000 })
    // Each is sent first in half of the rounds.
    const early = round % 2 ? sale() : null
    const giving = give(ann, bea, { point: 1 })
    const [told, { msg }] = await Promise.all([giving, early ?? sale()])
    const isSold = msg === ''
    expect([msg, told]).toEqual(isSold ? ['', 'tooLittle'] : ['insufficient', ''])
    expect([await held(ann, 'point'), await held(ann, 'score'), await held(bea, 'point')]).toEqual(
      isSold ? [0, 8_000, 0] : [0, 0, 1],
    )
  }
})

test('the last unit is given once, to the same person or to two', async () => {
  for (const round of rounds(20)) {
    const [ann, bea] = [await giver({ milk: 1 }), await receiver()]
    const other = round % 2 ? bea : await receiver()
    const told = await Promise.all([give(ann, bea, { milk: 1 }), give(ann, other, { milk: 1 })])
    expect(told.toSorted()).toEqual(['', 'tooLittle'])
    const got = (await held(bea, 'milk')) + (other === bea ? 0 : await held(other, 'milk'))
    expect([await held(ann, 'milk'), got, (await own(ann)).total]).toEqual([0, 1, 1])
  }
})

test('a gift that its receiver sells while declining it is sold or given back', async () => {
  for (const _ of rounds(15)) {
    const [ann, bea] = [await giver({ power: 1 }), await receiver()]
    expect(await give(ann, bea, { power: 1 })).toBe('')
    const id = (await own(bea)).rows[0]?.id ?? 0
    const [back, { msg }] = await Promise.all([decline(bea, id), sell(bea, 'power', { price: 8_000 })])
    expect([back, msg]).toEqual(msg === '' ? ['tooLittle', ''] : ['', 'insufficient'])
    expect([await held(ann, 'power'), await held(bea, 'power'), await held(bea, 'score')]).toEqual(
      msg === '' ? [0, 0, 8_000] : [1, 0, 0],
    )
  }
})

test('the last level bought and awarded at once is had once', async () => {
  const price = 20_000 * 2 ** 7
  for (const _ of rounds(10)) {
    const ann = await receiver()
    await grant(ann, 'bomb', 7)
    await grant(ann, 'score', price)
    const prize = { receiver: ann.id, resource: 'bomb', amount: 1, reason: 'a prize' } as const
    const [bought, awarded] = await Promise.all([
      buy(ann, 'bomb', { price }),
      site.call(gifts.calls.award, prize, { token: staff.token }),
    ])
    expect([bought.msg, awarded.msg].toSorted()).toEqual(['', 'levelFull'])
    expect([await held(ann, 'bomb'), await held(ann, 'score')]).toEqual([8, bought.msg === '' ? 0 : price])
  }
})

test('the gift of a day is claimed once by a log-in and pages of two sessions at once', async () => {
  const names = rounds(8).map((n) => `daily${n}`)
  const members = await Promise.all(names.map((name) => makeOwner(site, name)))
  for (const [at, ann] of members.entries()) {
    toNextDay(site)
    await wakeSessions({ site })
    const account = names[at] ?? ''
    const logIn = async () =>
      (await site.call(accounts.calls.login, { account, password: ownPassword })).data.todayPower
    const told = await Promise.all([gift(ann), logIn(), gift(ann), logIn(), gift(ann)])
    expect(told.toSorted()).toEqual(['', '', '', '', 'power'])
    expect(await held(ann, 'power')).toBe(1)
  }
})

test('the day turns in Beijing between two taps: each day gives once, and the first post of each brings a point', async () => {
  const t = await makeTopic(site, await receiver(), { m: await makeClub(site) })
  for (const round of rounds(10)) {
    const ann = await receiver()
    toNextDay(site)
    await wakeSessions({ site })
    const { now } = site.site.foundation
    const midnight = nextBeijingDay(now())
    site.advance(midnight.getTime() - now().getTime() - 15)
    const post = async (text: string) =>
      (await site.call(clubs.calls.postFloor, { t, document: documentOf(text) }, { token: ann.token })).data.reward
    const early = [gift(ann), gift(ann), post(`evening ${round}`)]
    site.advance(15)
    const late = [gift(ann), gift(ann), post(`morning ${round}`)]
    const told = await Promise.all([...early, ...late])
    const [powers, points] = ['power', 'point'].map((word) => told.filter((each) => each === word).length)
    const days = await site.site.foundation.db.own
      .selectFrom('sign_in_days')
      .select('power')
      .where('member', '=', ann.id)
      .execute()
    // The taps of the evening may be handled after midnight too; those of the morning are not handled before it.
    expect([1, 2]).toContain(powers)
    expect([1, 2]).toContain(points)
    expect([await held(ann, 'power'), days.length, await held(ann, 'point')]).toEqual([powers, powers, points])
    expect(beijingDay(now())).toBe(beijingDay(midnight))
    expect([await gift(ann), await post(`later ${round}`)]).toEqual(['', ''])
  }
})
