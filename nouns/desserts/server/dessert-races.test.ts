import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { social } from '#contract/social.ts'
import { grantDessert } from '#core/desserts/grant.ts'
import { postTransfer } from '#core/ledger/post-transfer.ts'
import { ownData } from '#nouns/accounts/contract/own-data.ts'
import { wakeSessions } from '#nouns/economy/test/world.ts'
import { givers } from '#nouns/gifts/test/gifts.ts'
import { beijingDay, daysLater, nextBeijingDay } from '#rules/beijing-time.ts'
import { dessertNumber } from '#rules/desserts/desserts.ts'
import { expOf } from '#rules/desserts/growth.ts'
import { house } from '#rules/ledger/houses.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { toNextDay } from '#site/test/beijing-clock.ts'
import { giftsOfWeek } from '#site/test/gifts-of-week.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { givePassword, ownPassword } from '#site/test/make-owner.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import { expectAudited } from '#site/test/wallet.ts'
import { desserts } from '../contract/desserts.ts'
import { endDueOutings } from './end-due.ts'

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
const rounds = (n: number) => Array.from({ length: n }, (_, round) => round)
const homeComes = () => endDueOutings({ db: db(), giftsOfWeek }, now())
const shelf = async (of: TestMember) => (await site.call(calls.own, {}, as(of))).data
const milkOf = async (of: TestMember) => (await shelf(of)).DESSERTS.find(({ DESSERT }) => DESSERT === 'milk')
const lines = async (of: TestMember) => (await site.call(calls.log, {}, as(of))).data.rows
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** A member with a milk dessert, who holds this. */
async function cook(things: Partial<Record<Resource, number>> = {}): Promise<TestMember> {
  const member = await giver(things)
  expect((await site.call(calls.choose, { dessert: 'milk' }, as(member))).msg).toBe('')
  return member
}

/** A cook who displays milk with so many units on its plate. */
async function host(units: number): Promise<TestMember> {
  const member = await cook({ milk: units })
  expect((await site.call(calls.display, { dessert: 'milk' }, as(member))).msg).toBe('')
  await feed(member, units)
  return member
}

const feed = async (by: TestMember, amount: number) =>
  (await site.call(calls.feed, { dessert: 'milk', material: 'milk', amount }, as(by))).msg
const stealFrom = async (by: TestMember, { id }: TestMember, hours: 2 | 4 | 8 = 8) => {
  const { auth, msg } = await site.call(calls.sendOut, { dessert: 'milk', victim: id, hours }, as(by))
  return auth || msg
}
const forageAt = async (by: TestMember, hours: 2 | 4 | 8 = 8) =>
  (await site.call(calls.sendOut, { dessert: 'milk', place: 'pool', hours }, as(by))).msg
const callBack = async (by: TestMember, dessert: 'milk' | 'orange' = 'milk') =>
  (await site.call(calls.callBack, { dessert }, as(by))).msg
const lyingOn = async (of: TestMember) => sumOf(((await milkOf(of))?.PLATE ?? []).map(({ LEFT }) => LEFT))

/** Gives a member a dessert without a call. */
const grant = (to: TestMember, dessert: 'orange' | 'milk') =>
  db().transaction((tx) =>
    grantDessert(tx, { member: to.id, dessert, key: `test:${++count}`, again: 'level', now: now() }),
  )

const giveMilk = (to: TestMember, amount: number) => giveResource(site, to, 'milk', amount)
const outings = ({ id }: TestMember) =>
  db().own.selectFrom('dessert_outings').select(['id', 'ended_at', 'found']).where('member', '=', id).execute()

/** Closes the account of a member; answers what the call was refused with, or ''. */
async function close(member: TestMember): Promise<string> {
  await givePassword(site, member)
  const { account } = await db()
    .own.selectFrom('members')
    .select('account')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  const { auth, msg } = await site.call(ownData.calls.closeAccount, { account, password: ownPassword }, as(member))
  return auth || msg
}

/** Resolves once a call waits for a lock of another transaction. */
const waiting = () =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`.execute(
        db().own,
      )
      return rows[0]?.n
    })
    .toBeGreaterThan(0)

/** Sends a call that waits for the row of its key until `meanwhile` is done; answers what it was refused with, or ''. */
async function isLate(
  by: TestMember,
  path: string,
  send: (options: { token: string; idempotencyKey: string }) => Promise<{ readonly msg: string }>,
  meanwhile: () => Promise<void>,
): Promise<string> {
  const key = `late ${by.id}`
  let sent: ReturnType<typeof send> | undefined
  await db().transaction(async (tx) => {
    const row = { caller: by.id, key, call: path, body_hash: Buffer.alloc(32), answer: null, at: now() }
    await tx.insertInto('kit_idempotency').values(row).execute()
    sent = send({ ...as(by), idempotencyKey: key })
    await waiting()
    await meanwhile()
    await tx.deleteFrom('kit_idempotency').where('key', '=', key).execute()
  })
  return (await sent)?.msg ?? ''
}

describe('a plate that several steal from at once', () => {
  test('loses what they bring home, at most half, and each outing ends once', async () => {
    for (const round of rounds(2)) {
      const victim = await host(20)
      const thieves = await Promise.all(rounds(6).map(() => cook()))
      expect(await Promise.all(thieves.map((thief) => stealFrom(thief, victim)))).toEqual(thieves.map(() => ''))
      site.advance(8 * hourMs)
      // Half of the rounds are called back by their owners while the work of the minute runs twice.
      const early = round % 2 ? thieves.map((thief) => callBack(thief)) : []
      await Promise.all([homeComes(), homeComes(), ...early])
      await homeComes()
      const taken = await Promise.all(thieves.map((thief) => held(thief, 'milk')))
      expect(taken.toSorted()).toEqual([0, 0, 0, 2, 4, 4])
      expect(await lyingOn(victim)).toBe(10)
      expect(await Promise.all(thieves.map((thief) => held(thief, 'sugar')))).toEqual(thieves.map(() => 8))
      expect((await lines(victim)).filter(({ WHAT }) => WHAT === 'stolenFrom')).toHaveLength(3)
      for (const thief of thieves)
        expect((await lines(thief)).map(({ WHAT }) => WHAT)).toEqual(['back', 'left', 'came'])
    }
  })

  test('two who steal from each other at the same moment both come home', async () => {
    for (const _ of rounds(3)) {
      const [ann, bea] = [await host(20), await host(20)]
      expect([await stealFrom(ann, bea), await stealFrom(bea, ann)]).toEqual(['', ''])
      site.advance(8 * hourMs)
      await Promise.all([callBack(ann), callBack(bea), homeComes()])
      await homeComes()
      expect([await held(ann, 'milk'), await held(bea, 'milk')]).toEqual([4, 4])
      expect([await lyingOn(ann), await lyingOn(bea)]).toEqual([16, 16])
    }
  })
})

test('of what is fed within a day thieves take half at most, also when the older part of it is gone', async () => {
  const victim = await host(10)
  site.advance(12 * hourMs)
  await giveMilk(victim, 10)
  expect(await feed(victim, 10)).toBe('')
  const [early, late] = await Promise.all([6, 6].map((n) => Promise.all(rounds(n).map(() => cook()))))
  for (const thief of early ?? []) expect(await stealFrom(thief, victim)).toBe('')
  site.advance(8 * hourMs)
  await homeComes()
  for (const thief of late ?? []) expect(await stealFrom(thief, victim, 4)).toBe('')
  site.advance(4 * hourMs)
  await homeComes()
  const taken = await Promise.all([...(early ?? []), ...(late ?? [])].map((thief) => held(thief, 'milk')))
  expect(sumOf(taken)).toBe(10)
})

describe('an outing', () => {
  test('that is called back at the second of its end ends once, as a whole one or an early one', async () => {
    const victim = await host(60)
    for (const round of rounds(6)) {
      const ann = await cook()
      expect(round % 2 ? await stealFrom(ann, victim, 2) : await forageAt(ann, 2)).toBe('')
      site.advance(2 * hourMs - 2)
      const told = [callBack(ann), homeComes()]
      site.advance(2)
      await Promise.all([...told, homeComes(), callBack(ann)])
      await homeComes()
      expect((await lines(ann)).map(({ WHAT }) => (WHAT === 'called' ? 'back' : WHAT))).toEqual([
        'back',
        'left',
        'came',
      ])
      const found = (await outings(ann)).flatMap((one) => one.found ?? [])
      for (const { resource, amount } of found) expect(await held(ann, resource)).toBe(amount)
      expect((await shelf(ann)).OUT).toBeNull()
      expect(await callBack(ann)).toBe('notOut')
    }
  })

  test('is called back by the dessert that is out, and by no other', async () => {
    const ann = await cook()
    await grant(ann, 'orange')
    expect(await forageAt(ann)).toBe('')
    expect(await callBack(ann, 'orange')).toBe('notOut')
    expect((await shelf(ann)).OUT).toMatchObject({ DESSERT: 'milk' })
    expect(await callBack(ann)).toBe('')
  })

  test('takes nothing from somebody who became the same person, or blocked the thief meanwhile', async () => {
    const victim = await host(60)
    const [own, foe, other] = [await cook(), await cook(), await cook()]
    for (const thief of [own, foe, other]) expect(await stealFrom(thief, victim)).toBe('')
    await linkAccounts(site, own, victim)
    expect((await site.call(social.calls.block, { UID: foe.id }, as(victim))).msg).toBe('')
    site.advance(8 * hourMs)
    await homeComes()
    expect(await Promise.all([own, foe, other].map((thief) => held(thief, 'milk')))).toEqual([0, 0, 6])
    expect(await Promise.all([own, foe, other].map((thief) => held(thief, 'sugar')))).toEqual([8, 8, 8])
  })

  test('of a closed account brings nothing home, whether it is closed before, after or while it ends', async () => {
    for (const round of rounds(4)) {
      const ann = await cook()
      expect(round % 2 ? await stealFrom(ann, await host(20)) : await forageAt(ann)).toBe('')
      site.advance(8 * hourMs)
      await wakeSessions({ site })
      if (round < 2) expect(await close(ann)).toBe('')
      const [told] = await Promise.all([round < 2 ? '' : close(ann), homeComes(), homeComes()])
      expect(told).toBe('')
      await homeComes()
      const [outing] = await outings(ann)
      expect(outing?.ended_at).not.toBeNull()
      const brought = sumOf(
        await Promise.all((['milk', 'icecream', 'orange', 'sugar'] as const).map((each) => held(ann, each))),
      )
      expect(brought).toBe(sumOf((outing?.found ?? []).map(({ amount }) => amount)))
      if (round < 2) expect(brought).toBe(0)
    }
  })

  test('to the plate of an account that is closed meanwhile brings sugar, and each unit that is missing there', async () => {
    for (const round of rounds(3)) {
      const victim = await host(20)
      const thieves = await Promise.all(rounds(3).map(() => cook()))
      for (const thief of thieves) expect(await stealFrom(thief, victim)).toBe('')
      site.advance(8 * hourMs)
      await wakeSessions({ site })
      if (round === 0) expect(await close(victim)).toBe('')
      const [told] = await Promise.all([
        round === 0 ? '' : close(victim),
        homeComes(),
        ...thieves.map((one) => callBack(one)),
      ])
      expect(told).toBe('')
      await homeComes()
      const taken = sumOf(await Promise.all(thieves.map((thief) => held(thief, 'milk'))))
      const left = await db()
        .own.selectFrom('dessert_servings')
        .select('left_over')
        .where('member', '=', victim.id)
        .execute()
      expect(sumOf(left.map(({ left_over }) => left_over))).toBe(20 - taken)
      if (round === 0) expect(taken).toBe(0)
      expect(await Promise.all(thieves.map((thief) => held(thief, 'sugar')))).toEqual([8, 8, 8])
    }
  })
})

test('outings that cannot end leave all others of that minute to come home', async () => {
  const victim = await host(60)
  const [broken, robber, later, thief] = [await cook(), await cook(), await cook(), await cook()]
  for (const one of [broken, later]) expect(await forageAt(one, 2)).toBe('')
  for (const one of [robber, thief]) expect(await stealFrom(one, victim, 2)).toBe('')
  // What is paid for them was paid before, which never happens.
  const paid = async (key: string, of: TestMember) =>
    db().transaction((tx) =>
      postTransfer(tx, {
        reason: 'prize',
        about: { kind: 'member', id: of.id },
        key,
        at: now(),
        moves: [{ from: house('mint'), to: of.id, resource: 'score', amount: 1 }],
      }),
    )
  const [[lost], [robbed]] = [await outings(broken), await outings(robber)]
  await paid(`forage:${lost?.id}`, broken)
  await paid(`steal:${robbed?.id}`, robber)
  site.advance(2 * hourMs)
  await expect(homeComes()).rejects.toThrow('2 outings could not end')
  const isHome = async (of: TestMember) => (await shelf(of)).OUT === null
  expect(await Promise.all([broken, later, robber, thief].map(isHome))).toEqual([false, true, false, true])
  await db()
    .own.updateTable('dessert_outings')
    .set({ ended_at: now(), found: '[]' })
    .where('member', 'in', [broken.id, robber.id])
    .execute()
})

test('bullets are mixed or given away, never both', async () => {
  for (const round of rounds(8)) {
    const [ann, bea] = [await giver({ gdd: 10 }), await makeMember(site, `bea${++count}`)]
    const mix = async () => (await site.call(calls.synthesize, { gdd: 10, sjd: 0, zjj: 0, sugar: 0 }, as(ann))).msg
    const early = round % 2 ? mix() : null
    const giving = give(ann, bea, { gdd: 1 })
    const [given, mixed] = await Promise.all([giving, early ?? mix()])
    expect([given, mixed]).toEqual(mixed === '' ? ['tooLittle', ''] : ['', 'insufficient'])
    expect([await held(ann, 'gdd'), await held(bea, 'gdd')]).toEqual(mixed === '' ? [0, 0] : [9, 1])
    expect((await shelf(ann)).TRIED).toHaveLength(mixed === '' ? 1 : 0)
    expect(await held(ann, 'sugar')).toBeLessThanOrEqual(mixed === '' ? 5 : 0)
  }
})

describe('a dessert of level 9', () => {
  /** A cook whose milk reached level 9 and had its own material seven days ago but for this night. */
  async function hungryAtMidnight(): Promise<TestMember> {
    const ann = await cook({ milk: 10 })
    toNextDay(site, 24 * hourMs - 60_000)
    const fed_on = daysLater(beijingDay(now()), -6)
    await db()
      .own.updateTable('desserts')
      .set({ exp: expOf(9), fed_on })
      .where('member', '=', ann.id)
      .where('dessert', '=', dessertNumber('milk'))
      .execute()
    await wakeSessions({ site })
    return ann
  }

  test('that is fed as midnight passes stays at its level; without food it acts as one of level 8', async () => {
    for (const round of rounds(6)) {
      const ann = await hungryAtMidnight()
      expect(await milkOf(ann)).toMatchObject({ LEVEL: 9, HUNGRY: 'N' })
      const midnight = nextBeijingDay(now()).getTime()
      site.advance(midnight - now().getTime() - 3)
      const early = round === 0 ? [] : [feed(ann, 1), feed(ann, 1)]
      site.advance(3)
      const late = round < 2 ? [] : [feed(ann, 1)]
      expect(new Set(await Promise.all([...early, ...late])).size).toBeLessThanOrEqual(1)
      const fed = early.length + late.length
      expect(await milkOf(ann)).toMatchObject(
        fed === 0 ? { LEVEL: 8, HUNGRY: 'Y', EXP: expOf(9) } : { LEVEL: 9, HUNGRY: 'N', EXP: expOf(9) + 10 * fed },
      )
      expect(await held(ann, 'milk')).toBe(10 - fed)
    }
  })

  test('that was fed on a day stays fed on it, though an earlier call is done later', async () => {
    const ann = await hungryAtMidnight()
    const today = beijingDay(now())
    const input = { dessert: 'milk', material: 'milk', amount: 1 } as const
    const early = await isLate(
      ann,
      '/feed',
      (options) => site.call(calls.feed, input, options),
      async () => {
        site.advance(2 * 60_000)
        expect(beijingDay(now())).toBe(daysLater(today, 1))
        expect(await feed(ann, 1)).toBe('')
      },
    )
    expect(early).toBe('')
    expect(await milkOf(ann)).toMatchObject({ FED: daysLater(today, 1), EXP: expOf(9) + 20 })
  })
})

test('hours of a day stay counted, though a call of the evening before is done later', async () => {
  const ann = await cook()
  toNextDay(site, 24 * hourMs - 60_000)
  await wakeSessions({ site })
  const input = { dessert: 'milk', place: 'pool', hours: 2 } as const
  const early = await isLate(
    ann,
    '/sendOut',
    (options) => site.call(calls.sendOut, input, options),
    async () => {
      site.advance(2 * 60_000)
      for (const _ of rounds(2)) expect([await forageAt(ann), await callBack(ann)]).toEqual(['', ''])
      expect(await forageAt(ann, 2)).toBe('tired')
    },
  )
  expect(early).toBe('tired')
  expect((await shelf(ann)).OUTLEFT).toBe(0)
  expect(await forageAt(ann, 2)).toBe('tired')
})

describe('in words is refused', () => {
  test('everything that is done with a dessert of somebody else', async () => {
    const [ann, bea] = [await cook({ milk: 5, power: 20, score: 100_000 }), await host(5)]
    await grant(bea, 'orange')
    const dessert = 'orange'
    const acts = [
      site.call(calls.feed, { dessert, material: 'milk', amount: 1 }, as(ann)),
      site.call(calls.teach, { dessert }, as(ann)),
      site.call(calls.skin, { dessert, skin: '' }, as(ann)),
      site.call(calls.buySkin, { dessert, skin: 'snow' }, as(ann)),
      site.call(calls.display, { dessert }, as(ann)),
      site.call(calls.sendOut, { dessert, place: 'pool', hours: 2 }, as(ann)),
    ]
    expect((await Promise.all(acts)).map(({ msg }) => msg)).toEqual(acts.map(() => 'notOwned'))
    expect((await shelf(ann)).OUT).toBeNull()
    expect([await held(ann, 'milk'), await held(ann, 'power'), await held(ann, 'score')]).toEqual([5, 20, 100_000])
  })

  test('a mixture that is none, and counts and places that no form sends name the field', async () => {
    const ann = await cook({ milk: 5, gdd: 20, sugar: 100 })
    const mix = (input: object) => site.call(calls.synthesize, { gdd: 10, sjd: 0, zjj: 0, sugar: 0, ...input }, as(ann))
    const told = await Promise.all([mix({ gdd: 9 }), mix({ sjd: 1 }), mix({ sugar: 5 })])
    expect(told.map(({ msg }) => msg)).toEqual(['mixtureWrong', 'mixtureWrong', 'mixtureWrong'])
    const fed = (amount: unknown) =>
      site.call(calls.feed, { dessert: 'milk', material: 'milk', amount } as never, as(ann))
    const sent = (input: object) => site.call(calls.sendOut, { dessert: 'milk', hours: 2, ...input } as never, as(ann))
    const wrong = [
      ...[mix({ gdd: 11 }), mix({ gdd: -1 }), mix({ gdd: 9.5, sjd: 0.5 }), mix({ sugar: 110 }), mix({ sugar: -10 })],
      ...[0, -1, 0.5, 10_001, 1e300, '1', null].map(fed),
      ...[
        sent({ place: 'moon' }),
        sent({ place: 'toString' }),
        sent({ place: 'pool', hours: 3 }),
        sent({ victim: -1 }),
      ],
      site.call(calls.feed, { dessert: 'cake', material: 'milk', amount: 1 } as never, as(ann)),
      site.call(calls.feed, { dessert: 'milk', material: 'gdd', amount: 1 } as never, as(ann)),
      site.call(calls.choose, { dessert: 'bocai' } as never, as(ann)),
      site.call(calls.skin, { dessert: 'milk', skin: "c:Reimu'" }, as(ann)),
    ]
    expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual(wrong.map(() => 400))
    expect((await sent({})).msg).toBe('targetMissing')
    expect((await sent({ place: 'pool', victim: ann.id })).msg).toBe('targetMissing')
    expect([await held(ann, 'milk'), await held(ann, 'gdd'), await held(ann, 'sugar')]).toEqual([5, 20, 100])
  })

  test('a theft from who blocks or is blocked, is closed or nobody, by a black-flagged member, and acts of robots', async () => {
    const [ann, victim] = [await cook({ milk: 5 }), await host(20)]
    const block = (by: TestMember, { id }: TestMember) => site.call(social.calls.block, { UID: id }, as(by))
    const unblock = (by: TestMember, { id }: TestMember) => site.call(social.calls.unblock, { UID: id }, as(by))
    await block(victim, ann)
    expect(await stealFrom(ann, victim)).toBe('victimUnknown')
    await unblock(victim, ann)
    await block(ann, victim)
    expect(await stealFrom(ann, victim)).toBe('victimUnknown')
    await unblock(ann, victim)
    expect(await stealFrom(ann, { id: 1_999_999, token: '' })).toBe('victimUnknown')
    await setBlack(site, ann, true)
    expect(await stealFrom(ann, victim)).toBe('black')
    expect(await forageAt(ann, 2)).toBe('')
    expect(await callBack(ann)).toBe('')
    await setBlack(site, ann, false)
    expect(await close(victim)).toBe('')
    expect(await stealFrom(ann, victim)).toBe('victimUnknown')
    expect((await shelf(ann)).OUT).toBeNull()
    await db().own.updateTable('members').set({ robot: true }).where('id', '=', ann.id).execute()
    const [robot, dessert] = [as(ann), 'milk'] as const
    const told = await Promise.all([
      site.call(calls.choose, { dessert }, robot),
      site.call(calls.synthesize, { gdd: 10, sjd: 0, zjj: 0, sugar: 0, first: 'Y' }, robot),
      site.call(calls.feed, { dessert, material: 'milk', amount: 1 }, robot),
      site.call(calls.teach, { dessert }, robot),
      site.call(calls.buySkin, { dessert, skin: 'snow' }, robot),
      site.call(calls.display, { dessert }, robot),
      site.call(calls.sendOut, { dessert, place: 'pool', hours: 2 }, robot),
      site.call(calls.claim, { character: 'Reimu', round: 1, ball: 1, dessert }, robot),
    ])
    expect(told.map(({ msg }) => msg)).toEqual(told.map(() => 'robotDesserts'))
  })
})
