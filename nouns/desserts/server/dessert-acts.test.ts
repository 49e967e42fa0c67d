import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { grantDessert } from '#core/desserts/grant.ts'
import { changeDessert } from '#core/desserts/keeper.ts'
import { givers } from '#nouns/gifts/test/gifts.ts'
import { cookedDesserts, type Dessert } from '#rules/desserts/desserts.ts'
import { expOf } from '#rules/desserts/growth.ts'
import { hintName, termsOf, workOut } from '#rules/desserts/work-out.ts'
import { bullets, type Resource } from '#rules/ledger/resources.ts'
import { chooseSeed, nextId } from '#site/test/choose-seed.ts'
import { giftsOfWeek } from '#site/test/gifts-of-week.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { expectAudited } from '#site/test/wallet.ts'
import { desserts } from '../contract/desserts.ts'
import { nearestRecipe } from '../rules/synthesis.ts'
import { endDueOutings } from './end-due.ts'
import { hintsOf, recipesOf } from './recipes.ts'

const { calls } = desserts
const hourMs = 3_600_000
let site: TestSite
let count = 0
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
})
afterAll(() => site.close())
afterEach(() => expectAudited(site))

const { giver, give, held } = givers(() => site)
const db = () => site.site.foundation.db
const now = () => site.site.foundation.now()
const as = ({ token }: TestMember) => ({ token })
const homeComes = () => endDueOutings({ db: db(), giftsOfWeek }, now())
const shelf = async (of: TestMember) => (await site.call(calls.own, {}, as(of))).data
const one = async (of: TestMember, dessert: Dessert) =>
  (await shelf(of)).DESSERTS.find(({ DESSERT }) => DESSERT === dessert)
const lines = async (of: TestMember) => (await site.call(calls.log, {}, as(of))).data.rows
const display = async (by: TestMember, dessert: Dessert | null) =>
  (await site.call(calls.display, { dessert }, as(by))).msg
const feed = (by: TestMember, dessert: Dessert, material: 'milk' | 'orange', amount: number) =>
  site.call(calls.feed, { dessert, material, amount }, as(by))
const stealFrom = async (by: TestMember, { id }: TestMember) =>
  (await site.call(calls.sendOut, { dessert: 'milk', victim: id, hours: 8 }, as(by))).msg

/** A member with these desserts, who holds this; the first dessert is displayed. */
async function cook(
  [first, ...others]: readonly [Dessert, ...Dessert[]],
  things: Partial<Record<Resource, number>> = {},
): Promise<TestMember> {
  const member = await giver(things)
  for (const dessert of [first, ...others]) {
    const key = `test:${++count}`
    await db().transaction((tx) => grantDessert(tx, { member: member.id, dessert, key, again: 'exp', now: now() }))
  }
  expect(await display(member, first)).toBe('')
  return member
}

const learn = (of: TestMember, dessert: Dessert) =>
  db().transaction((tx) => changeDessert(tx, of.id, dessert, { card: true }))

test('a dessert comes once for its key, and its log says so once', async () => {
  const ann = await giver()
  const grant = () =>
    db().transaction((tx) =>
      grantDessert(tx, { member: ann.id, dessert: 'milk', key: `once:${ann.id}`, again: 'level', now: now() }),
    )
  expect(await grant()).toEqual({ again: false, level: 1 })
  expect(await grant()).toBeNull()
  expect(await lines(ann)).toMatchObject([{ WHAT: 'came', ABOUT: 'once' }])
  expect((await one(ann, 'milk'))?.EXP).toBe(0)
})

describe('one dessert of several', () => {
  test('is fed and changed, and the others stay as they are', async () => {
    const ann = await cook(['milk', 'orange'], { milk: 15, power: 10, score: 60_000 })
    const before = await one(ann, 'orange')
    expect((await feed(ann, 'milk', 'milk', 15)).data).toMatchObject({ EXP: 150, LEVEL: 3 })
    expect((await site.call(calls.teach, { dessert: 'milk' }, as(ann))).msg).toBe('')
    expect((await site.call(calls.buySkin, { dessert: 'milk', skin: 'snow' }, as(ann))).msg).toBe('')
    expect((await site.call(calls.skin, { dessert: 'milk', skin: 'snow' }, as(ann))).msg).toBe('')
    expect(await one(ann, 'milk')).toMatchObject({ EXP: 150, CARD: 'Y', SKIN: 'snow' })
    expect(await one(ann, 'orange')).toEqual(before)
  })

  test('gains a star, and what it was fed lies on its plate for a day', async () => {
    const ann = await cook(['milk', 'orange'], { milk: 1 })
    await db().transaction((tx) => changeDessert(tx, ann.id, 'milk', { exp: expOf(9) + 399 }))
    expect((await feed(ann, 'milk', 'milk', 1)).data).toMatchObject({ LEVEL: 9, STARS: 1, ROSE: 'Y' })
    site.advance(24 * hourMs - 60_000)
    expect([(await one(ann, 'milk'))?.PLATE, (await one(ann, 'orange'))?.PLATE]).toEqual([
      [{ FOOD: 'milk', LEFT: 1 }],
      [],
    ])
    site.advance(60_000)
    expect((await one(ann, 'milk'))?.PLATE).toEqual([])
    expect(await stealFrom(await cook(['milk']), ann)).toBe('plateEmpty')
  })
})

describe('milk on display', () => {
  /** Mixes ten bullets, exactly a recipe of six to be had, with a seed by which nothing comes. */
  async function fail(ann: TestMember, first: 'Y' | 'N') {
    const recipes = await recipesOf(db().own)
    const next = await nextId(site, 'syntheses')
    await chooseSeed(site, ann.id, (draws) => draws('synthesis', next)(0) >= 0.95)
    const { data } = await site.call(calls.synthesize, { ...recipes.coffee, sugar: 0, first }, as(ann))
    expect(nearestRecipe(recipes, recipes.coffee)).toEqual({ dessert: 'coffee', distance: 0 })
    expect(data).toMatchObject({ DESSERT: 'coffee', CAME: 'N' })
    return { ...data, mixture: recipes.coffee }
  }

  test('makes a mixture succeed one and a half times as often; with its card a failure gives half of each bullet', async () => {
    const bullets = { gdd: 10, sjd: 10, zjj: 10 }
    const [none, plain, card] = [
      await cook(['orange'], bullets),
      await cook(['milk'], bullets),
      await cook(['milk', 'coffee'], bullets),
    ]
    await learn(card, 'milk')
    const sugar = { resource: 'sugar', amount: 5 }
    expect(await fail(none, 'N')).toMatchObject({ CHANCE: 60, BACK: [sugar], LEVEL: 0 })
    expect(await fail(plain, 'N')).toMatchObject({ CHANCE: 90, BACK: [sugar] })
    const { BACK, CHANCE, LEVEL, mixture } = await fail(card, 'N')
    expect([CHANCE, LEVEL]).toEqual([90, 1])
    const half = (['gdd', 'sjd', 'zjj'] as const).flatMap((resource) => {
      const amount = Math.floor(mixture[resource] / 2)
      return amount > 0 ? [{ resource, amount }] : []
    })
    expect(BACK).toEqual([sugar, ...half])
    for (const { resource, amount } of half) {
      expect(await held(card, resource)).toBe(10 - mixture[resource] + amount)
    }
  })

  test('gives no bullets back for the first mixture, which cost none', async () => {
    const ann = await cook(['milk'])
    await learn(ann, 'milk')
    expect((await fail(ann, 'Y')).BACK).toEqual([{ resource: 'sugar', amount: 5 }])
    expect([await held(ann, 'gdd'), await held(ann, 'sjd'), await held(ann, 'zjj')]).toEqual([0, 0, 0])
  })
})

test('a change of display takes the day, putting it away does not', async () => {
  const ann = await cook(['milk', 'orange'])
  site.advance(24 * hourMs)
  expect([await display(ann, null), await display(ann, 'orange')]).toEqual(['', ''])
  expect([await display(ann, null), await display(ann, 'milk')]).toEqual(['', 'displayedToday'])
})

test('a skin of a character is sold once seven balls were collected, not while they are', async () => {
  const ann = await cook(['milk'], { score: 60_000 })
  const buy = async () => (await site.call(calls.buySkin, { dessert: 'milk', skin: 'c:Marisa' }, as(ann))).msg
  await db().own.insertInto('dragon_rounds').values({ character: 'Marisa', round: 1 }).execute()
  expect(await buy()).toBe('skinUnknown')
  expect((await shelf(ann)).SOLD).not.toContain('c:Marisa')
  await db().own.updateTable('dragon_rounds').set({ closed_at: now() }).where('character', '=', 'Marisa').execute()
  expect((await shelf(ann)).SOLD).toContain('c:Marisa')
  expect(await buy()).toBe('')
  expect(await held(ann, 'score')).toBe(0)
})

test('each ball of a round pays its painter', async () => {
  const ann = await giver()
  const ball = { character: 'Youmu', round: 9 }
  const balls = [1, 2].map((n) => ({ ...ball, ball: n, member: ann.id, painting: 1, at: now() }))
  await db().own.insertInto('pending_desserts').values(balls).execute()
  const claim = async (n: number) =>
    (await site.call(calls.claim, { ...ball, ball: n, dessert: 'bocai' }, as(ann))).data
  expect([await claim(1), await claim(2)]).toEqual([
    { AGAIN: 'N', LEVEL: 1 },
    { AGAIN: 'Y', LEVEL: 2 },
  ])
})

describe('an outing', () => {
  test('brings one more under the moon-cake with its card, called back or not', async () => {
    const ann = await cook(['mooncake', 'milk'])
    await learn(ann, 'mooncake')
    const terms = async () => (await site.call(calls.draws, {}, as(ann))).data.DRAWS.map(({ TERMS }) => TERMS)
    const sendOut = async () =>
      expect((await site.call(calls.sendOut, { dessert: 'milk', place: 'pool', hours: 8 }, as(ann))).msg).toBe('')
    await sendOut()
    site.advance(8 * hourMs)
    await homeComes()
    const [byItself = ''] = await terms()
    await sendOut()
    site.advance(8 * hourMs)
    expect((await site.call(calls.callBack, { dessert: 'milk' }, as(ann))).msg).toBe('')
    const called = (await terms()).at(-1)
    expect(byItself).toMatch(/^pool 8 1 more /)
    expect(called).toMatch(/^pool 8 1 more /)
    expect((await lines(ann)).filter(({ WHAT }) => WHAT === 'back')).toHaveLength(2)
  })

  test('that finds a hint leaves it in the book of recipes', async () => {
    const ann = await cook(['milk'])
    const subject = await nextId(site, 'dessert_outings')
    const hints = cookedDesserts.flatMap((dessert) => bullets.map((bullet) => hintName(dessert, bullet)))
    const terms = termsOf.outing({ place: 'roof', hours: 2, part: 1, oneMore: false }, hints)
    await site.call(calls.sendOut, { dessert: 'milk', place: 'roof', hours: 2 }, as(ann))
    site.advance(2 * hourMs)
    let found: string[] = []
    await chooseSeed(site, ann.id, (draws) => {
      found = (workOut('outing', terms, draws('outing', subject)) ?? '').split(' ').filter((one) => /^hint:/.test(one))
      return found.length === 1
    })
    await homeComes()
    const kept = await hintsOf(db().own, ann.id)
    expect(kept.map(({ DESSERT, BULLET }) => `hint:${hintName(DESSERT, BULLET)}`)).toEqual(found)
  })

  test('that is called back early is written down as such', async () => {
    const ann = await cook(['milk'])
    await site.call(calls.sendOut, { dessert: 'milk', place: 'pool', hours: 2 }, as(ann))
    site.advance(hourMs)
    expect((await site.call(calls.callBack, { dessert: 'milk' }, as(ann))).msg).toBe('')
    expect((await lines(ann))[0]).toMatchObject({ WHAT: 'called', DESSERT: 'milk' })
  })

  test('ends by itself at the moment of its end, not before, to a place or to a plate', async () => {
    const [ann, bea, victim] = [await cook(['milk']), await cook(['milk']), await cook(['milk'], { milk: 20 })]
    await feed(victim, 'milk', 'milk', 20)
    for (const [by, to] of [
      [ann, { place: 'pool' }],
      [bea, { victim: victim.id }],
    ] as const) {
      const { data } = await site.call(calls.sendOut, { dessert: 'milk', hours: 2, ...to }, as(by))
      const back = Date.parse(data.BACK)
      expect(await endDueOutings({ db: db(), giftsOfWeek }, new Date(back - 1))).toBe(0)
      expect(await endDueOutings({ db: db(), giftsOfWeek }, new Date(back))).toBe(1)
      expect((await shelf(by)).OUT).toBeNull()
    }
  })

  test('goes to no plate of an own account', async () => {
    const [ann, own] = [await cook(['milk']), await cook(['milk'], { milk: 20 })]
    await feed(own, 'milk', 'milk', 20)
    await linkAccounts(site, ann, own)
    expect(await stealFrom(ann, own)).toBe('plateEmpty')
  })
})

test('what a thief may bring home counts what all accounts of the person got within a week', async () => {
  const [thief, own, victim, friend] = [
    await cook(['milk']),
    await makeMember(site, `own${++count}`),
    await cook(['milk'], { milk: 400 }),
    await giver({ milk: 5 }),
  ]
  await linkAccounts(site, thief, own)
  expect(await give(friend, own, { milk: 5 })).toBe('')
  const steal = async () => {
    const before = await held(thief, 'milk')
    await feed(victim, 'milk', 'milk', 100)
    expect(await stealFrom(thief, victim)).toBe('')
    site.advance(8 * hourMs)
    await homeComes()
    return (await held(thief, 'milk')) - before
  }
  // Six are worth the 12,000 of a week: five were given to the other account.
  expect(await steal()).toBe(1)
  site.advance(8 * 24 * hourMs)
  expect(await steal()).toBe(6)
  site.advance(8 * 24 * hourMs)
  expect(await steal()).toBe(6)
})
