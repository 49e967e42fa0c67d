import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { auditLedger } from '#core/ledger/audit.ts'
import { postTransfer, TooLittle } from '#core/ledger/post-transfer.ts'
import { linkOwn, lockLinks } from '#core/members/links/link-store.ts'
import { house } from '#rules/ledger/houses.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { gifts } from '../contract/gifts.ts'
import { givers } from '../test/gifts.ts'

const { calls } = gifts
let site: TestSite
let count = 0
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
})
afterAll(() => site.close())
afterEach(async () => {
  expect((await auditLedger(db())).flatMap(({ wrong }) => wrong)).toEqual([])
})

const db = () => site.site.foundation.db
const { as, giver, give, decline, own, held } = givers(() => site)
const receiver = () => makeMember(site, `receiver${++count}`)
const times = (n: number) => Array.from({ length: n }, (_, i) => i)
const done = (told: readonly string[]) => told.filter((each) => each === '').length

/** Spends a resource as the shop does; answers whether there was enough. */
const spend = (from: TestMember, resource: Resource, amount: number) =>
  db()
    .transaction((tx) =>
      postTransfer(tx, {
        reason: 'sell',
        about: { kind: 'item', id: 0 },
        key: `test-spend:${++count}`,
        at: new Date(),
        moves: [{ from: from.id, to: house('shop'), resource, amount }],
      }),
    )
    .catch((error: unknown) => {
      if (error instanceof TooLittle) return false
      throw error
    })

test('the last unit, given to five people at once, reaches one of them', async () => {
  const ann = await giver({ power: 1 })
  const people = await Promise.all(times(5).map(receiver))
  const told = await Promise.all(people.map((to) => give(ann, to, { power: 1 })))
  expect(told.toSorted()).toEqual(['', ...times(4).map(() => expect.stringMatching(/^(weekOut|tooLittle)$/))])
  expect(await Promise.all(people.map((to) => held(to, 'power'))).then((all) => all.toSorted())).toEqual([
    0, 0, 0, 0, 1,
  ])
  expect((await own(ann)).total).toBe(1)
})

test('what is sold while it is given goes to one of the two', async () => {
  for (const _ of times(5)) {
    const [ann, bea] = [await giver({ power: 1 }), await receiver()]
    const [told, sold] = await Promise.all([give(ann, bea, { power: 1 }), spend(ann, 'power', 1)])
    expect([told, sold]).toEqual(sold ? ['tooLittle', true] : ['', false])
    expect([await held(ann, 'power'), await held(bea, 'power')]).toEqual([0, sold ? 0 : 1])
  }
})

test('twelve gifts at once stay within the week of the giver', async () => {
  const ann = await giver({ score: 100_000 })
  const people = await Promise.all(times(12).map(receiver))
  const told = await Promise.all(people.map((to) => give(ann, to, { score: 2_500 })))
  expect([done(told), new Set(told)]).toEqual([4, new Set(['', 'weekOut'])])
  expect((await own(ann)).out).toMatchObject({ used: 10_000, left: 2_000 })
})

test('twelve givers at once stay within the week of the receiver', async () => {
  const [bea, people] = [await receiver(), await Promise.all(times(12).map(() => giver({ score: 12_000 })))]
  const told = await Promise.all(people.map((from) => give(from, bea, { score: 2_500 })))
  expect([done(told), new Set(told)]).toEqual([4, new Set(['', 'weekIn'])])
  expect(await held(bea, 'score')).toBe(10_000)
})

test('both give to each other at once, again and again, and nobody waits for ever', async () => {
  const [ann, bea] = [await giver({ sugar: 30 }), await giver({ sugar: 30 })]
  const told = await Promise.all(
    times(30).map((n) => (n % 2 ? give(ann, bea, { sugar: 2 }) : give(bea, ann, { sugar: 3 }))),
  )
  expect(done(told)).toBe(30)
  expect([await held(ann, 'sugar'), await held(bea, 'sugar')]).toEqual([45, 15])
})

test('a circle of four gives at once', async () => {
  const people = await Promise.all(times(4).map(() => giver({ sugar: 20 })))
  const at = (n: number) => people[n % 4] as TestMember // of four
  const told = await Promise.all(times(32).map((n) => give(at(n), at(n + 1), { sugar: 2 })))
  expect(done(told)).toBe(32)
  expect(await Promise.all(people.map((each) => held(each, 'sugar')))).toEqual([20, 20, 20, 20])
})

test('accounts that are linked while both give stay within one week from then on', async () => {
  for (const _ of times(4)) {
    const [ann, second] = [await giver({ score: 20_000 }), await giver({ score: 20_000 })]
    const people = await Promise.all(times(6).map(receiver))
    const linking = db().transaction(async (tx) => {
      await lockLinks(tx)
      await linkOwn(tx, { members: [ann.id, second.id], now: new Date() })
    })
    await Promise.all([linking, ...people.map((to, n) => give(n % 2 ? ann : second, to, { score: 4_000 }))])
    // Gifts that met the link were refused as busy; those before it count together from now on.
    const before = (await own(ann)).out.used
    expect(before).toBeLessThanOrEqual(24_000)
    const more = []
    for (const from of [ann, second, ann, second]) more.push(await give(from, await receiver(), { score: 4_000 }))
    expect(done(more)).toBe(Math.max(0, (12_000 - before) / 4_000))
    expect((await own(second)).out.used).toBe(Math.max(before, 12_000))
  }
})

test('a gift declined twice, spent, and taken back by staff at once ends once', async () => {
  const staff = await hire(site, `keeper${++count}`, ['present'])
  for (const _ of times(5)) {
    const [ann, bea] = [await giver({ power: 1 }), await receiver()]
    await give(ann, bea, { power: 1 })
    const id = (await own(bea)).rows[0]?.id ?? 0
    const back = async () => (await site.call(calls.takeBack, { id, reason: 'stolen account' }, as(staff))).msg
    const [one, other, taken, spent] = await Promise.all([
      decline(bea, id),
      decline(bea, id),
      back(),
      spend(bea, 'power', 1),
    ])
    const ends = done([one, other, taken])
    expect(ends).toBe(1)
    // Only what staff take back is replaced by the house.
    expect(await held(ann, 'power')).toBe(1)
    expect(await held(bea, 'power')).toBe(0)
    if (spent) expect(taken).toBe('')
  }
})

test('declining and giving at once leave exact weeks', async () => {
  const [ann, bea] = [await giver({ score: 40_000 }), await receiver()]
  for (const _ of times(5)) {
    await give(ann, bea, { score: 12_000 })
    const id = (await own(bea)).rows[0]?.id ?? 0
    const other = await receiver()
    const [, told] = await Promise.all([decline(bea, id), give(ann, other, { score: 12_000 })])
    expect(['', 'weekOut']).toContain(told)
    expect((await own(ann)).out.used).toBe(told === '' ? 12_000 : 0)
    if (told === '') await decline(other, (await own(other)).rows[0]?.id ?? 0)
  }
  expect(await held(ann, 'score')).toBe(40_000)
})
