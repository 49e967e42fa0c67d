import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { auditLedger } from '#core/ledger/audit.ts'
import { postTransfer } from '#core/ledger/post-transfer.ts'
import { closeMember } from '#core/members/close-member.ts'
import { linkOwn, lockLinks } from '#core/members/links/link-store.ts'
import { house } from '#rules/ledger/houses.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import type { GuardedMember } from '#site/test/make-owner.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { gifts } from '../../contract/gifts.ts'
import { givers } from '../../test/gifts.ts'

const { calls } = gifts
let site: TestSite
let staff: GuardedMember
let count = 0
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  staff = await hire(site, 'keeper', ['present'])
})
afterAll(() => site.close())
afterEach(async () => {
  expect((await auditLedger(db())).flatMap(({ wrong }) => wrong)).toEqual([])
})

const db = () => site.site.foundation.db
const { as, giver, give, own, held } = givers(() => site)
const receiver = () => makeMember(site, `receiver${++count}`)
const burn = (from: TestMember, resource: Resource, amount: number) =>
  db().transaction((tx) =>
    postTransfer(tx, {
      reason: 'buy',
      about: { kind: 'item', id: 0 },
      key: `test-burn:${++count}`,
      at: new Date(),
      moves: [{ from: from.id, to: house('shop'), resource, amount }],
    }),
  )
const newest = async (member: TestMember) => (await own(member)).rows[0]?.id ?? 0
const takeBack = async (id: number, reason = 'a stolen account', by: TestMember = staff) =>
  (await site.call(calls.takeBack, { id, reason }, as(by))).msg
const award = async (to: TestMember, resource: Resource, amount: number) =>
  (await site.call(calls.award, { receiver: to.id, resource, amount, reason: 'a lovely essay' }, as(staff))).msg
const logged = async (act: string) =>
  db().own.selectFrom('staff_log').select(['subject', 'reason']).where('act', '=', act).orderBy('id', 'desc').execute()

describe('taking back', () => {
  test('gives the giver the whole; what the receiver no longer has is the loss of the house', async () => {
    const [ann, bea] = [await giver({ milk: 5 }), await receiver()]
    await give(ann, bea, { milk: 5 })
    await burn(bea, 'milk', 2)
    const id = await newest(bea)
    expect(await takeBack(id)).toBe('')
    expect([await held(ann, 'milk'), await held(bea, 'milk')]).toEqual([5, 0])
    const { data } = await site.call(calls.all, { giver: String(ann.id) }, as(staff))
    expect(data.rows).toMatchObject([{ state: 'takenBack', lost: 2, held: 0, reason: 'a stolen account' }])
    expect([data.worth, data.totals]).toEqual([0, []])
    expect((await own(bea)).rows).toMatchObject([{ state: 'takenBack', reason: 'a stolen account' }])
  })

  test('is told to both with the reason, and stands in the staff log', async () => {
    const [ann, bea] = [await giver({ milk: 1 }), await receiver()]
    await give(ann, bea, { milk: 1 })
    const id = await newest(bea)
    await takeBack(id, 'because')
    const told = { resource: 'milk', amount: 1, note: 'because' }
    expect(await remindersOf(site, bea, 'giftTakenBack')).toMatchObject([{ data: { ...told, way: 'in' } }])
    expect(await remindersOf(site, ann, 'giftTakenBack')).toMatchObject([{ data: { ...told, way: 'out' } }])
    expect((await logged('takeBackGift'))[0]).toEqual({ subject: `gift:${id}`, reason: 'because' })
  })

  test('is done once, with a reason, by somebody else, and not for a giver who is gone', async () => {
    const [ann, bea] = [await giver({ milk: 3 }), await receiver()]
    await give(ann, bea, { milk: 1 })
    const id = await newest(bea)
    expect([await takeBack(999_999), await takeBack(id, ' '), await takeBack(id), await takeBack(id)]).toEqual([
      'giftUnknown',
      'missingReason',
      '',
      'giftEnded',
    ])
    await give(ann, staff, { milk: 1 })
    expect(await takeBack(await newest(staff))).toBe('staffOwn')
    await give(ann, bea, { milk: 1 })
    await db().transaction((tx) => closeMember(tx, ann.id, new Date()))
    expect(await takeBack(await newest(bea))).toBe('giverClosed')
  })

  test('pays a debt of the giver first', async () => {
    const [ann, bea] = [await giver({ milk: 3 }), await receiver()]
    await give(ann, bea, { milk: 3 })
    await db().transaction((tx) =>
      postTransfer(tx, {
        reason: 'takenBack',
        about: { kind: 'nothing', id: 0 },
        key: `test-debt:${++count}`,
        at: new Date(),
        moves: [{ from: ann.id, to: house('mint'), resource: 'milk', amount: 2 }],
        short: 'owe',
      }),
    )
    expect([await takeBack(await newest(bea)), await held(ann, 'milk')]).toEqual(['', 1])
  })
})

describe('an award', () => {
  test('comes from the house, is told, and is listed', async () => {
    const bea = await receiver()
    expect(await award(bea, 'score', 3_000)).toBe('')
    expect(await held(bea, 'score')).toBe(3_000)
    expect(await remindersOf(site, bea, 'award')).toMatchObject([
      { data: { resource: 'score', amount: 3_000, note: 'a lovely essay' } },
    ])
    const { data } = await site.call(calls.awards, { receiver: String(bea.id) }, as(staff))
    expect(data).toMatchObject({
      total: 1,
      rows: [{ receiver: { id: bea.id }, staff: { id: staff.id }, resource: 'score', amount: 3_000 }],
    })
    expect((await logged('prizePresent'))[0]?.subject).toBe(`member:${bea.id}`)
  })

  test('pressed twice with one key is one award', async () => {
    const bea = await receiver()
    const input = { receiver: bea.id, resource: 'milk', amount: 2, reason: 'x' } as const
    const once = () => site.call(calls.award, input, { ...as(staff), idempotencyKey: 'award-key-0123456789' })
    await Promise.all([once(), once()])
    expect(await held(bea, 'milk')).toBe(2)
  })

  test('of a level goes up to the highest', async () => {
    const bea = await receiver()
    const before = await held(bea, 'bomb')
    expect([await award(bea, 'bomb', 8 - before), await award(bea, 'bomb', 1), await award(bea, 'bomb', 9)]).toEqual([
      '',
      'levelFull',
      'awardMost',
    ])
    expect(await held(bea, 'bomb')).toBe(8)
  })

  test.each([
    ['score', 200_001, 'awardMost'],
    ['power', 26, 'awardMost'],
    ['milk', 0, 'amountWrong'],
    ['milk', -1, 'amountWrong'],
    ['milk', 0.5, 'amountWrong'],
    ['milk', 1e300, 'amountWrong'],
  ] as const)('of %s × %s is refused: %s', async (resource, amount, refusal) => {
    expect(await award(await receiver(), resource, amount)).toBe(refusal)
  })

  test('goes neither to oneself nor to another account of one’s own, to robots, nobody, or who is not verified', async () => {
    const [second, robot, unverified] = [await receiver(), await receiver(), await makeMember(site, 'unproven', false)]
    await db().transaction(async (tx) => {
      await lockLinks(tx)
      await linkOwn(tx, { members: [staff.id, second.id], now: new Date() })
    })
    await db().own.updateTable('members').set({ robot: true }).where('id', '=', robot.id).execute()
    const told = [staff, second, robot, unverified, { ...robot, id: 9_999_999 }].map((to) => award(to, 'milk', 1))
    expect(await Promise.all(told)).toEqual(['staffOwn', 'staffOwn', 'robotAccount', 'unverified', 'personUnknown'])
  })
})

describe('the desk', () => {
  test('finds gifts by giver, receiver, resource, state and day, with totals', async () => {
    const [ann, bea] = [await giver({ milk: 3, faith: 9 }), await receiver()]
    await give(ann, bea, { milk: 1 })
    await give(ann, bea, { faith: 5 })
    const find = async (filters: object) => {
      const { data } = await site.call(calls.all, { giver: String(ann.id), ...filters }, as(staff))
      return [data.total, data.worth]
    }
    const wrong = async (input: { since?: string; until?: string }) =>
      (await site.call(calls.all, input, as(staff))).msg
    expect([
      await wrong({ since: '2026-02-30' }),
      await wrong({ until: '2026-02-30' }),
      await wrong({ since: '2026-02-02', until: '2026-02-01' }),
    ]).toEqual(['periodWrong', 'periodWrong', 'periodWrong'])
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    expect([
      await find({}),
      await find({ receiver: String(bea.id) }),
      await find({ receiver: String(ann.id) }),
      await find({ resource: 'faith' }),
      await find({ state: 'declined' }),
      await find({ since: today, until: today }),
      await find({ until: '2020-01-01' }),
    ]).toEqual([
      [2, 4_000],
      [2, 4_000],
      [0, 0],
      [1, 2_000],
      [0, 0],
      [2, 4_000],
      [0, 0],
    ])
  })

  test('flags gifts both ways, between accounts that are one person’s now, and much received', async () => {
    const [ann, bea, cat] = [await giver({ score: 99_999 }), await giver({ sugar: 9 }), await giver({ score: 99_999 })]
    await give(ann, bea, { score: 12_000 })
    await give(bea, ann, { sugar: 1 })
    await db()
      .own.updateTable('gifts')
      .set({ at: new Date(Date.now() - 8 * 86_400_000) })
      .execute()
    await give(cat, bea, { score: 12_000 })
    await db().transaction(async (tx) => {
      await lockLinks(tx)
      await linkOwn(tx, { members: [cat.id, bea.id], now: new Date() })
    })
    const { data } = await site.call(calls.all, { receiver: String(bea.id) }, as(staff))
    expect(data.rows.map(({ giver, flags }) => [giver.id, flags])).toEqual([
      [cat.id, ['linked', 'inflow']],
      [ann.id, ['bothWays']],
    ])
    const { rows } = (await site.call(calls.rings, {}, as(staff))).data
    const about = rows.filter(({ people }) => people.some(({ id }) => id === bea.id))
    expect(about.map(({ flag, worth, count, givers }) => [flag, worth, count, givers])).toEqual([
      ['inflow', 24_000, 2, 2],
      ['bothWays', 12_200, 2, 2],
      ['linked', 12_000, 1, 1],
    ])
  })
})
