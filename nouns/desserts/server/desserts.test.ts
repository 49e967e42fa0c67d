import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { drawFrom } from '#core/draws/member-draws.ts'
import { auditLedger } from '#core/ledger/audit.ts'
import { walletOf } from '#core/ledger/reads.ts'
import { wakeSessions } from '#nouns/economy/test/world.ts'
import { gifts } from '#nouns/gifts/contract/gifts.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { workOut } from '#rules/desserts/work-out.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { toNextDay } from '#site/test/beijing-clock.ts'
import { giftsOfWeek } from '#site/test/gifts-of-week.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { desserts } from '../contract/desserts.ts'
import { nearestRecipe } from '../rules/synthesis.ts'
import { endDueOutings } from './end-due.ts'
import { clearPlates } from './plates.ts'
import { recipesOf } from './recipes.ts'

const { calls } = desserts
const hourMs = 3_600_000
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
const now = () => site.site.foundation.now()
const cook = () => makeMember(site, `cook${++count}`)
const as = ({ token }: TestMember) => ({ token })
const give = async (to: TestMember, things: Partial<Record<Resource, number>>) => {
  for (const [resource, amount] of Object.entries(things)) await giveResource(site, to, resource as Resource, amount)
}
const held = async (of: TestMember, what: Resource) => (await walletOf(db().own, of.id)).balances[what]
const shelf = async (of: TestMember) => (await site.call(calls.own, {}, as(of))).data
const one = async (of: TestMember, dessert: string) =>
  (await shelf(of)).DESSERTS.find(({ DESSERT }) => DESSERT === dessert)
const choose = (by: TestMember, dessert: 'milk' | 'orange' | 'mooncake' = 'milk') =>
  site.call(calls.choose, { dessert }, as(by))
const feed = (by: TestMember, material: 'milk' | 'sugar' | 'orange', amount: number, dessert: 'milk' = 'milk') =>
  site.call(calls.feed, { dessert, material, amount }, as(by))
const homeComes = () => endDueOutings({ db: db(), giftsOfWeek }, now())

test('the first dessert is chosen once, and a new shelf has a free mixture', async () => {
  const ann = await cook()
  expect(await shelf(ann)).toMatchObject({ DESSERTS: [], CHOSEN: 'N', FIRSTFREE: 'Y', OUT: null })
  expect((await choose(ann)).msg).toBe('')
  expect((await choose(ann, 'orange')).msg).toBe('chosenAlready')
  expect(await shelf(ann)).toMatchObject({ CHOSEN: 'Y', DESSERTS: [{ DESSERT: 'milk', LEVEL: 1, EXP: 0, NEXT: 50 }] })
})

describe('feeding', () => {
  test('spends the food, lies on the plate, and raises the level', async () => {
    const ann = await cook()
    await choose(ann)
    await give(ann, { milk: 6, sugar: 2 })
    expect((await feed(ann, 'milk', 5)).data).toMatchObject({ EXP: 50, LEVEL: 2, ROSE: 'Y' })
    expect((await feed(ann, 'sugar', 2)).data).toMatchObject({ EXP: 56, LEVEL: 2, ROSE: 'N' })
    expect([await held(ann, 'milk'), await held(ann, 'sugar')]).toEqual([1, 0])
    expect((await one(ann, 'milk'))?.FED).toBe(beijingDay(now()))
    expect((await one(ann, 'milk'))?.PLATE).toEqual([
      { FOOD: 'milk', LEFT: 5 },
      { FOOD: 'sugar', LEFT: 2 },
    ])
    expect((await feed(ann, 'milk', 2)).msg).toBe('insufficient')
    expect((await site.call(calls.feed, { dessert: 'bocai', material: 'milk', amount: 1 }, as(ann))).msg).toBe(
      'notOwned',
    )
    expect((await one(ann, 'milk'))?.EXP).toBe(56)
  })

  test('the last material is fed once, however many ask at once', async () => {
    const ann = await cook()
    await choose(ann)
    await give(ann, { milk: 1 })
    const answers = await Promise.all(Array.from({ length: 4 }, () => feed(ann, 'milk', 1)))
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['', 'insufficient', 'insufficient', 'insufficient'])
    expect((await one(ann, 'milk'))?.EXP).toBe(10)
  })
})

describe('the pot', () => {
  test('takes ten bullets; the first one costs none, once', async () => {
    const ann = await cook()
    const mix = (first: 'Y' | 'N') => site.call(calls.synthesize, { gdd: 4, sjd: 3, zjj: 3, sugar: 0, first }, as(ann))
    expect((await site.call(calls.synthesize, { gdd: 4, sjd: 3, zjj: 2, sugar: 0 }, as(ann))).msg).toBe('mixtureWrong')
    expect((await site.call(calls.synthesize, { gdd: 4, sjd: 3, zjj: 3, sugar: 5 }, as(ann))).msg).toBe('mixtureWrong')
    expect((await mix('N')).msg).toBe('insufficient')
    expect((await mix('Y')).msg).toBe('')
    expect((await mix('Y')).msg).toBe('firstDone')
    await give(ann, { gdd: 4, sjd: 3, zjj: 3 })
    expect((await mix('N')).msg).toBe('')
    expect([await held(ann, 'gdd'), await held(ann, 'sjd'), await held(ann, 'zjj')]).toEqual([0, 0, 0])
    const { dessert, distance } = nearestRecipe(await recipesOf(db().own), { gdd: 4, sjd: 3, zjj: 3 })
    expect((await shelf(ann)).TRIED).toMatchObject([
      { gdd: 4, sjd: 3, zjj: 3, DESSERT: dessert, DISTANCE: distance, TRIES: 2 },
    ])
  })

  test('brings a dessert, and experience to one that is owned; a failure brings sugar', async () => {
    const ann = await cook()
    const recipe = (await recipesOf(db().own)).coffee
    await give(ann, { gdd: 2_000, sjd: 2_000, zjj: 2_000 })
    const outcomes = []
    for (let tries = 0; tries < 60; tries++) {
      const sugar = await held(ann, 'sugar')
      const { data } = await site.call(calls.synthesize, { ...recipe, sugar: 0 }, as(ann))
      expect(data).toMatchObject({ DESSERT: 'coffee', CHANCE: 60 })
      expect((await held(ann, 'sugar')) - sugar).toBe(data.CAME === 'Y' ? 0 : 5)
      outcomes.push(data.CAME === 'N' ? 'failed' : data.AGAIN === 'Y' ? 'again' : 'came')
    }
    expect(outcomes.filter((outcome) => outcome === 'came')).toHaveLength(1)
    const again = outcomes.filter((outcome) => outcome === 'again').length
    // Of 60 draws at 0.6 fewer than 15 or more than 57 come once in 10^8 runs.
    expect(again).toBeGreaterThan(14)
    expect(outcomes).toContain('failed')
    expect((await one(ann, 'coffee'))?.EXP).toBe(100 * again)
  })

  test('draws can be worked out again once the day is over', async () => {
    const ann = await cook()
    const asked = (await site.call(calls.draws, {}, as(ann))).data
    expect(asked).toMatchObject({ SEED: '', DRAWS: [], DAY: beijingDay(now()) })
    const { data } = await site.call(calls.synthesize, { gdd: 10, sjd: 0, zjj: 0, sugar: 0, first: 'Y' }, as(ann))
    toNextDay(site)
    const day = (await site.call(calls.draws, { day: asked.DAY }, as(ann))).data
    const seed = Buffer.from(day.SEED, 'hex')
    expect(createHash('sha256').update(seed).digest('hex')).toBe(asked.HASH)
    const [drawn] = day.DRAWS
    expect(drawn).toMatchObject({ KIND: 'synthesis', COUNT: 1, OUTCOME: data.CAME === 'Y' ? data.DESSERT : '' })
    const number = drawFrom(seed, 'synthesis', drawn?.SUBJECT ?? '')
    expect(number(0) * 100 < data.CHANCE).toBe(data.CAME === 'Y')
    expect(workOut('synthesis', drawn?.TERMS ?? '', number)).toBe(drawn?.OUTCOME)
    for (const day of ['2020-01-01', '2020-02-31', '0000-01-01', '9999-12-31'])
      expect((await site.call(calls.draws, { day }, as(ann))).msg).toBe('dayUnknown')
  })
})

test('a seed is told once no call of its day can be on its way any more', async () => {
  const ann = await cook()
  toNextDay(site, 24 * hourMs - 60_000)
  await wakeSessions({ site })
  const { DAY, HASH } = (await site.call(calls.draws, {}, as(ann))).data
  const told = async () => (await site.call(calls.draws, { day: DAY }, as(ann))).data
  site.advance(2 * 60_000)
  expect(beijingDay(now()) > DAY).toBe(true)
  expect(await told()).toMatchObject({ DAY, HASH, SEED: '' })
  site.advance(10 * 60_000)
  expect((await told()).SEED).toHaveLength(64)
})

test('what lies on no plate any more is thrown away', async () => {
  const ann = await cook()
  await choose(ann)
  await give(ann, { milk: 6 })
  await feed(ann, 'milk', 1)
  site.advance(24 * hourMs)
  await feed(ann, 'milk', 2)
  site.advance(23 * hourMs)
  await feed(ann, 'milk', 3)
  await clearPlates(db(), now())
  const servings = await db().own.selectFrom('dessert_servings').select('fed').where('member', '=', ann.id).execute()
  expect(servings.map(({ fed }) => fed).sort()).toEqual([2, 3])
  expect((await one(ann, 'milk'))?.PLATE).toEqual([{ FOOD: 'milk', LEFT: 5 }])
})

describe('cards, skins and the display', () => {
  test('a card is learned from level 3 on, for power, and does not go with a skin that hides it', async () => {
    const ann = await cook()
    await choose(ann)
    await give(ann, { milk: 15, power: 20, score: 200_000 })
    const teach = () => site.call(calls.teach, { dessert: 'milk' }, as(ann))
    const buy = (skin: string) => site.call(calls.buySkin, { dessert: 'milk', skin }, as(ann))
    const wear = (skin: string) => site.call(calls.skin, { dessert: 'milk', skin }, as(ann))
    expect((await teach()).msg).toBe('levelLow')
    await feed(ann, 'milk', 15)
    expect([(await buy('night')).msg, (await buy('night')).msg, (await buy('c:Reimu')).msg]).toEqual([
      '',
      'skinOwned',
      'skinUnknown',
    ])
    expect([(await wear('snow')).msg, (await wear('night')).msg]).toEqual(['skinMissing', ''])
    expect((await teach()).msg).toBe('skinConflict')
    expect((await wear('')).msg).toBe('')
    expect([(await teach()).msg, (await teach()).msg]).toEqual(['', 'taught'])
    expect((await wear('night')).msg).toBe('skinConflict')
    expect([await held(ann, 'power'), await held(ann, 'score')]).toEqual([10, 140_000])
    expect(await one(ann, 'milk')).toMatchObject({ CARD: 'Y', SKIN: '', SKINS: ['night'] })
  })

  test('the display changes once a Beijing day', async () => {
    const ann = await cook()
    await choose(ann)
    const display = (dessert: 'milk' | 'coffee' | null) => site.call(calls.display, { dessert }, as(ann))
    expect((await display('coffee')).msg).toBe('notOwned')
    await site.call(
      calls.prize,
      { UID: ann.id, dessert: 'coffee', reason: 'a test' },
      as(await hire(site, `chef${++count}`, ['dessert'])),
    )
    const both = await Promise.all([display('milk'), display('coffee')])
    expect(both.map(({ msg }) => msg).sort()).toEqual(['', 'displayedToday'])
    expect([(await display(null)).msg, (await display('milk')).msg]).toEqual(['', 'displayedToday'])
    site.advance(24 * hourMs)
    expect((await display('milk')).msg).toBe('')
    const other = await cook()
    expect((await site.call(calls.of, { UID: ann.id }, as(other))).data).toMatchObject({ DISPLAYED: 'milk', AWAY: 'N' })
  })
})

describe('outings', () => {
  const sendOut = (by: TestMember, to: object, hours: 2 | 4 | 8 = 2) =>
    site.call(calls.sendOut, { dessert: 'milk', hours, ...to } as never, as(by))

  test('one dessert is out at a time, and comes home by itself with what the place has', async () => {
    const ann = await cook()
    await choose(ann)
    expect((await sendOut(ann, {})).msg).toBe('targetMissing')
    const twice = await Promise.all([sendOut(ann, { place: 'pool' }), sendOut(ann, { place: 'gate' })])
    expect(twice.map(({ msg }) => msg).sort()).toEqual(['', 'isOut'])
    site.advance(2 * hourMs - 60_000)
    await homeComes()
    expect((await shelf(ann)).OUT).not.toBeNull()
    site.advance(60_000)
    await Promise.all([homeComes(), homeComes(), site.call(calls.callBack, { dessert: 'milk' }, as(ann))])
    expect((await shelf(ann)).OUT).toBeNull()
    const { rows } = (await site.call(calls.log, {}, as(ann))).data
    expect(rows.filter(({ WHAT }) => WHAT === 'back' || WHAT === 'called')).toHaveLength(1)
    const found = rows.find(({ WHAT }) => WHAT !== 'left')?.THINGS ?? []
    const wallet = (await walletOf(db().own, ann.id)).balances
    expect(found.length).toBeGreaterThan(0)
    for (const { resource, amount } of found) expect(wallet[resource as 'milk']).toBe(amount)
    expect((await site.call(calls.callBack, { dessert: 'milk' }, as(ann))).msg).toBe('notOut')
  })

  test('steals from the plate of the displayed dessert, never more than half, and the other is told', async () => {
    const [thief, victim] = [await cook(), await cook()]
    await choose(thief)
    await choose(victim)
    expect((await sendOut(thief, { victim: victim.id }, 8)).msg).toBe('plateEmpty')
    await give(victim, { milk: 20 })
    await feed(victim, 'milk', 20)
    expect((await sendOut(thief, { victim: victim.id }, 8)).msg).toBe('plateEmpty')
    await site.call(calls.display, { dessert: 'milk' }, as(victim))
    expect((await sendOut(thief, { victim: thief.id }, 8)).msg).toBe('victimSelf')
    expect((await sendOut(thief, { victim: victim.id }, 8)).msg).toBe('')
    site.advance(8 * hourMs)
    await homeComes()
    // Level 3 guards 24 of a hundred: 20 · 0.3 · 0.76 = 4.56.
    expect([await held(thief, 'milk'), await held(thief, 'sugar')]).toEqual([4, 8])
    expect((await one(victim, 'milk'))?.PLATE).toEqual([{ FOOD: 'milk', LEFT: 16 }])
    expect((await one(victim, 'milk'))?.EXP).toBe(200)
    expect((await remindersOf(site, victim, 'stolenFrom')).map(({ data }) => data)).toEqual([
      { dessert: 'milk', units: 4 },
    ])
    expect((await site.call(calls.log, {}, as(victim))).data.rows[0]).toMatchObject({
      WHAT: 'stolenFrom',
      UID: thief.id,
    })
  })

  test('what many outings brought is worked out again from the seed', async () => {
    const ann = await cook()
    await choose(ann)
    const { DAY } = (await site.call(calls.draws, {}, as(ann))).data
    // Ended at once and not counted: a day has room for few outings.
    for (let n = 0; n < 40; n++) {
      expect((await sendOut(ann, { place: 'clubHouse' }, 8)).msg).toBe('')
      await db()
        .own.updateTable('dessert_outings')
        .set({ left_at: new Date(now().getTime() - 8 * hourMs), back_at: now() })
        .where('member', '=', ann.id)
        .where('ended_at', 'is', null)
        .execute()
      await db().own.updateTable('dessert_keepers').set({ out_hours: 0 }).where('member', '=', ann.id).execute()
      await homeComes()
    }
    toNextDay(site)
    const { SEED, DRAWS } = (await site.call(calls.draws, { day: DAY }, as(ann))).data
    const again = DRAWS.map(({ KIND, SUBJECT, TERMS }) =>
      workOut(KIND, TERMS, drawFrom(Buffer.from(SEED, 'hex'), KIND, SUBJECT)),
    )
    expect(again).toEqual(DRAWS.map(({ OUTCOME }) => OUTCOME))
    expect(DRAWS).toHaveLength(40)
  })

  test('desserts are out for 16 hours a Beijing day, however often they are sent', async () => {
    const ann = await cook()
    await choose(ann)
    const back = () => site.call(calls.callBack, { dessert: 'milk' }, as(ann))
    const send = async (hours: 2 | 4 | 8) => {
      const { msg } = await sendOut(ann, { place: 'pool' }, hours)
      await back()
      return msg
    }
    const sent: string[] = []
    for (const hours of [8, 4, 8, 4, 2] as const) sent.push(await send(hours))
    expect(sent).toEqual(['', '', 'tired', '', 'tired'])
    expect(await shelf(ann)).toMatchObject({ OUTLEFT: 0, OUT: null })
    site.advance(24 * hourMs)
    expect((await shelf(ann)).OUTLEFT).toBe(16)
    expect(await send(8)).toBe('')
    expect((await shelf(ann)).OUTLEFT).toBe(8)
  })

  test('called back early it brings a part, at once nothing', async () => {
    const ann = await cook()
    await choose(ann)
    await sendOut(ann, { place: 'pool' }, 8)
    expect((await site.call(calls.callBack, { dessert: 'milk' }, as(ann))).data).toEqual({ FOUND: [], HINT: null })
  })
})

test('staff give a dessert, and a level of one that is owned', async () => {
  const [ann, chef] = [await cook(), await hire(site, `chef${++count}`, ['dessert'])]
  const prize = () => site.call(calls.prize, { UID: ann.id, dessert: 'bocai', reason: 'of the month' }, as(chef))
  expect((await prize()).data).toEqual({ AGAIN: 'N', LEVEL: 1 })
  expect((await prize()).data).toEqual({ AGAIN: 'Y', LEVEL: 2 })
  expect((await site.call(calls.all, { UID: String(ann.id) }, as(chef))).data.rows).toMatchObject([
    { DESSERT: 'bocai', LEVEL: 2, UID: ann.id },
  ])
  expect(await remindersOf(site, ann, 'dessertGiven')).toHaveLength(2)
})

test('seven balls pay: one dessert of one’s choice for each, once', async () => {
  const ann = await cook()
  const ball = { character: 'Youmu', round: 3, ball: 2 }
  const balls = [ball, { ...ball, ball: 4 }].map((each) => ({ ...each, member: ann.id, painting: 1, at: now() }))
  await db().own.insertInto('pending_desserts').values(balls).execute()
  expect((await shelf(ann)).GRANTS).toHaveLength(2)
  const claim = (dessert: 'milk' | 'bocai') => site.call(calls.claim, { ...ball, dessert }, as(ann))
  const answers = await Promise.all([claim('bocai'), claim('milk')])
  expect(answers.map(({ msg }) => msg).sort()).toEqual(['', 'grantUnknown'])
  expect((await shelf(ann)).DESSERTS).toHaveLength(1)
  expect((await site.call(calls.claim, { ...ball, ball: 4, dessert: 'milk' }, as(await cook()))).msg).toBe(
    'grantUnknown',
  )
})

test('what is stolen counts as a gift received, and stops at the limit of the week', async () => {
  const [thief, victim] = [await cook(), await cook()]
  await choose(thief)
  await choose(victim)
  await site.call(calls.display, { dessert: 'milk' }, as(victim))
  await give(victim, { milk: 200 })
  await feed(victim, 'milk', 100)
  const steal = async () => {
    await site.call(calls.sendOut, { dessert: 'milk', victim: victim.id, hours: 8 }, as(thief))
    site.advance(8 * hourMs)
    await homeComes()
    return held(thief, 'milk')
  }
  // 100 · 0.3 · 0.36 would be ten; six are worth the 12,000 of a week.
  expect([await steal(), await steal()]).toEqual([6, 6])
  expect((await site.call(gifts.calls.own, {}, as(thief))).data.in).toMatchObject({ used: 12_000, left: 0 })
})
