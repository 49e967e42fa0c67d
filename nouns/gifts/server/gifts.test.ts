import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { auditLedger } from '#core/ledger/audit.ts'
import { postTransfer } from '#core/ledger/post-transfer.ts'
import { closeMember } from '#core/members/close-member.ts'
import { countAsOne, linkOwn, lockLinks } from '#core/members/links/link-store.ts'
import { admin } from '#nouns/admin/contract/admin.ts'
import { house } from '#rules/ledger/houses.ts'
import { hire } from '#site/test/hire.ts'
import { listenLive } from '#site/test/listen-live.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { setBlack } from '#site/test/set-black.ts'
import { gifts } from '../contract/gifts.ts'
import { givers } from '../test/gifts.ts'
import { giftsData } from './personal-data.ts'

const { calls } = gifts
const dayMs = 86_400_000
let site: TestSite
let count = 0
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  await site.site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => site.close())
afterEach(async () => {
  expect((await auditLedger(db())).flatMap(({ wrong }) => wrong)).toEqual([])
})

const db = () => site.site.foundation.db
const { as, grant, age, giver, give, decline, own, terms, held } = givers(() => site)
const receiver = () => makeMember(site, `receiver${++count}`)
const link = (one: TestMember, other: TestMember) =>
  db().transaction(async (tx) => {
    await lockLinks(tx)
    await linkOwn(tx, { members: [one.id, other.id], now: new Date() })
  })
const countTogether = ({ id: a }: TestMember, { id: b }: TestMember) =>
  db().transaction(async (tx) => {
    await lockLinks(tx)
    await countAsOne(tx, { members: [a, b], staff: a, reason: 'same browser', now: new Date() })
  })
const indebt = (member: TestMember) =>
  db().transaction((tx) =>
    postTransfer(tx, {
      reason: 'takenBack',
      about: { kind: 'nothing', id: 0 },
      key: `test-debt:${++count}`,
      at: new Date(),
      moves: [{ from: member.id, to: house('mint'), resource: 'faith', amount: 3 }],
      short: 'owe',
    }),
  )

describe('a gift', () => {
  test('goes from one to the other, with a note that both see', async () => {
    const [ann, bea] = [await giver({ milk: 5 }), await receiver()]
    expect(await give(ann, bea, { milk: 2 }, '  for the nights  ')).toBe('')
    expect([await held(ann, 'milk'), await held(bea, 'milk')]).toEqual([3, 2])
    const gift = { resource: 'milk', amount: 2, worth: 4_000, note: 'for the nights', state: 'given' }
    expect(await own(ann)).toMatchObject({
      total: 1,
      rows: [{ ...gift, way: 'out', memberId: bea.id, declineUntil: '' }],
      out: { used: 4_000, left: 8_000 },
      in: { used: 0, left: 12_000, roomAt: '' },
    })
    const got = await own(bea, 'in')
    expect(got).toMatchObject({ rows: [{ ...gift, way: 'in', memberId: ann.id }], in: { used: 4_000, left: 8_000 } })
    expect(got.rows[0]?.declineUntil).not.toBe('')
    expect((await own(bea, 'out')).rows).toEqual([])
  })

  test('is told to the receiver at once, who sees the balance change', async () => {
    const [ann, bea] = [await giver({ sugar: 9 }), await receiver()]
    const heard = await listenLive(site, '', bea)
    await heard.next(({ event }) => event === 'wallet')
    await give(ann, bea, { sugar: 7 }, 'sweet')
    await heard.next(({ data }) => JSON.stringify(data).includes('"sugar":7'))
    await heard.next(({ event, data }) => event === 'reminders' && JSON.stringify(data).includes('1'))
    heard.leave()
    expect(await remindersOf(site, bea, 'gift')).toMatchObject([
      { data: { resource: 'sugar', amount: 7, words: 'sweet' } },
    ])
  })

  test('pressed twice with one key is given once', async () => {
    const [ann, bea] = [await giver({ gdd: 6 }), await receiver()]
    const input = { receiver: bea.id, resource: 'gdd', amount: 2 } as const
    const once = () => site.call(calls.give, input, { ...as(ann), idempotencyKey: 'gift-key-0123456789' })
    const answers = await Promise.all([once(), once()])
    answers.push(await once())
    expect(answers.map(({ data }) => data)).toEqual(['suc', 'suc', 'suc'])
    expect(await held(bea, 'gdd')).toBe(2)
  })
})

describe('is refused', () => {
  test.each([
    [0, 'amountWrong'],
    [-3, 'amountWrong'],
    [1.5, 'amountWrong'],
    [2 ** 53, 'amountWrong'],
    [1e300, 'amountWrong'],
    [7, 'worthMost'],
    [4, 'tooLittle'],
  ])('an amount of %s: %s', async (amount, refusal) => {
    const [ann, bea] = [await giver({ milk: 3 }), await receiver()]
    expect(await give(ann, bea, { milk: amount })).toBe(refusal)
    expect([await held(ann, 'milk'), (await own(ann)).total]).toEqual([3, 0])
  })

  test.each([Number.NaN, '5', null, undefined, {}])('an amount of %s names the field', async (amount) => {
    const [ann, bea] = [await giver({ milk: 3 }), await receiver()]
    const input = { receiver: bea.id, resource: 'milk', amount } as never // what no form sends
    expect((await site.call(calls.give, input, as(ann))).status).toBe(400)
  })

  test.each(['cake', '__proto__', '', 3])('a resource %s', async (resource) => {
    const [ann, bea] = [await giver({ milk: 3 }), await receiver()]
    const input = { receiver: bea.id, resource, amount: 1 } as never // what no form sends
    expect((await site.call(calls.give, input, as(ann))).status).toBe(400)
  })

  test('levels, a long note, nobody, oneself', async () => {
    const [ann, bea] = [await giver({ milk: 3, bomb: 1 }), await receiver()]
    expect([
      await give(ann, bea, { player: 1 }),
      await give(ann, bea, { bomb: 1 }),
      await give(ann, bea, { milk: 1 }, 'x'.repeat(121)),
      await give(ann, { ...bea, id: 9_999_999 }, { milk: 1 }),
      await give(ann, ann, { milk: 1 }),
    ]).toEqual(['notGiftable', 'notGiftable', 'noteLong', 'personUnknown', 'giftSelf'])
  })

  test('a young account, with the day on which it is old enough', async () => {
    const [ann, bea] = [await giver({ milk: 3 }), await receiver()]
    await age(ann, 29)
    const { msg, data } = await site.call(calls.give, { receiver: bea.id, resource: 'milk', amount: 1 }, as(ann))
    expect(msg).toBe('accountYoung')
    const { until } = data as unknown as { until: string } // of this refusal
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(0.9 * dayMs)
    expect(await terms(ann, bea)).toMatchObject({ whyNot: 'accountYoung', mayGiveFrom: until })
  })

  test('between linked accounts', async () => {
    const [ann, bea] = [await giver({ milk: 3 }), await receiver()]
    await link(ann, bea)
    expect(await give(ann, bea, { milk: 1 })).toBe('giftLinked')
  })

  test('does not tell what the owner of an account that staff count with the giver’s has linked', async () => {
    const [ann, bea, cid] = [await giver({ milk: 3 }), await giver({ milk: 3 }), await receiver()]
    await link(bea, cid)
    await countTogether(ann, bea)
    expect(await give(ann, bea, { milk: 1 })).toBe('giftLinked')
    expect(await give(bea, cid, { milk: 1 })).toBe('giftLinked')
    expect(await give(ann, cid, { milk: 1 })).toBe('notReachable')
    expect((await terms(ann, cid)).whyNot).toBe('notReachable')
  })

  test('to and from robots', async () => {
    const [ann, bea] = [await giver({ milk: 3 }), await giver({ milk: 3 })]
    await db().own.updateTable('members').set({ robot: true }).where('id', '=', bea.id).execute()
    expect([await give(ann, bea, { milk: 1 }), await give(bea, ann, { milk: 1 })]).toEqual([
      'robotAccount',
      'robotAccount',
    ])
  })

  test('while the giver owes something; who gets it may owe', async () => {
    const [ann, bea] = [await giver({ milk: 3 }), await giver({ milk: 3 })]
    await indebt(ann)
    expect([await give(ann, bea, { milk: 1 }), await give(bea, ann, { milk: 1 })]).toEqual(['inDebt', ''])
  })

  test('to somebody whom one does not reach: blocked, closed, black-flagged, unverified', async () => {
    const ann = await giver({ milk: 9 })
    const [bea, closed, black] = [await receiver(), await receiver(), await receiver()]
    await db().own.insertInto('blocks').values({ blocker: bea.id, blocked: ann.id, at: new Date() }).execute()
    await db().transaction((tx) => closeMember(tx, closed.id, new Date()))
    await setBlack(site, black, true)
    const unverified = await makeMember(site, `unproven${++count}`, false)
    const told = [bea, closed, black, unverified].map((to) => give(ann, to, { milk: 1 }))
    expect(await Promise.all(told)).toEqual(['notReachable', 'personUnknown', 'notReachable', 'notReachable'])
  })

  test('without the first level of lives, which terms name', async () => {
    const [ann, bea] = [await receiver(), await receiver()]
    await age(ann, 40)
    await grant(ann, 'milk', 3)
    const { auth, data } = await site.call(calls.give, { receiver: bea.id, resource: 'milk', amount: 1 }, as(ann))
    expect([auth, data]).toEqual(['authority', { kind: 'life', level: 1 }])
    expect((await terms(ann, bea)).whyNot).toBe('levelMissing')
  })

  test('from staff who entered the account', async () => {
    const [ann, bea, clerk] = [await giver({ milk: 3 }), await receiver(), await hire(site, 'clerk', ['user'])]
    const entering = { UID: ann.id, reason: 'asked for help', code: clerk.code() }
    const { token } = (await site.call(admin.calls.enterAs, entering, as(clerk))).data
    const told = [
      await site.call(calls.give, { receiver: bea.id, resource: 'milk', amount: 1 }, { token }),
      await site.call(calls.own, {}, { token }),
      await site.call(calls.terms, { receiver: bea.id }, { token }),
      await site.call(calls.decline, { id: 1 }, { token }),
    ]
    expect(told.map(({ auth }) => auth)).toEqual(told.map(() => 'authority'))
    expect(await held(ann, 'milk')).toBe(3)
  })

  test('from who carries the black flag', async () => {
    const [ann, bea] = [await giver({ milk: 3 }), await receiver()]
    await setBlack(site, ann, true)
    expect(await give(ann, bea, { milk: 1 })).toBe('black')
  })
})

describe('a week', () => {
  test('ends for the giver with what is left and until when; later there is room again', async () => {
    const [ann, bea] = [await giver({ score: 50_000 }), await receiver()]
    expect(await give(ann, bea, { score: 10_000 })).toBe('')
    const { msg, data } = await site.call(calls.give, { receiver: bea.id, resource: 'score', amount: 2_001 }, as(ann))
    expect(msg).toBe('weekOut')
    const { left, until } = data as unknown as { left: number; until: string } // of this refusal
    expect([left, Math.round((Date.parse(until) - Date.now()) / dayMs)]).toEqual([2_000, 7])
    expect((await terms(ann, bea)).week).toMatchObject({ used: 10_000, left: 2_000 })
    expect(await give(ann, bea, { score: 2_000 })).toBe('')
    await db()
      .own.updateTable('gifts')
      .set({ at: new Date(Date.now() - 7 * dayMs) })
      .where('giver', '=', ann.id)
      .execute()
    expect(await give(ann, bea, { score: 12_000 })).toBe('')
  })

  test('ends for the receiver, of whom no numbers are told', async () => {
    const [ann, cat, bea] = [await giver({ score: 12_000 }), await giver({ score: 12_000 }), await receiver()]
    await give(ann, bea, { score: 12_000 })
    const { msg, data } = await site.call(calls.give, { receiver: bea.id, resource: 'score', amount: 1 }, as(cat))
    expect([msg, data]).toEqual(['weekIn', null])
    const told = await terms(cat, bea)
    expect(told).toMatchObject({ whyNot: 'weekIn', week: { used: 0, left: 12_000 } })
  })

  test('is one for all accounts of a person, in both directions', async () => {
    const [ann, second, bea] = [await giver({ score: 12_000 }), await giver({ score: 12_000 }), await receiver()]
    const other = await receiver()
    await link(ann, second)
    expect([await give(ann, bea, { score: 8_000 }), await give(second, other, { score: 4_001 })]).toEqual([
      '',
      'weekOut',
    ])
    await link(bea, other)
    const cat = await giver({ score: 12_000 })
    expect([await give(cat, other, { score: 4_001 }), await give(cat, other, { score: 4_000 })]).toEqual(['weekIn', ''])
    // The dialog knows it before anything is typed: the week of both accounts together is full.
    expect((await terms(cat, bea)).whyNot).toBe('weekIn')
  })
})

describe('declining', () => {
  test('gives it back whole, is told, and frees the weeks of both', async () => {
    const [ann, bea] = [await giver({ power: 2 }), await receiver()]
    await give(ann, bea, { power: 1 })
    const id = (await own(bea)).rows[0]?.id ?? 0
    expect([await decline(ann, id), await decline(bea, id), await decline(bea, id)]).toEqual([
      'giftUnknown',
      '',
      'giftEnded',
    ])
    expect([await held(ann, 'power'), await held(bea, 'power')]).toEqual([2, 0])
    expect(await own(ann)).toMatchObject({ rows: [{ state: 'declined' }], out: { used: 0 } })
    expect((await own(bea)).in.used).toBe(0)
    expect(await remindersOf(site, ann, 'giftDeclined')).toHaveLength(1)
  })

  test('is refused once a part of it is gone, and after a week', async () => {
    const [ann, bea] = [await giver({ power: 2, milk: 1 }), await giver()]
    await give(ann, bea, { power: 1 })
    const id = (await own(bea)).rows[0]?.id ?? 0
    await give(bea, await receiver(), { power: 1 })
    expect(await decline(bea, id)).toBe('tooLittle')
    await grant(bea, 'power', 1)
    await db()
      .own.updateTable('gifts')
      .set({ at: new Date(Date.now() - 7 * dayMs - 1_000) })
      .where('id', '=', id)
      .execute()
    expect([await decline(bea, id), (await own(bea, 'in')).rows[0]?.declineUntil]).toEqual(['declineLate', ''])
  })

  test('is refused if the giver is gone', async () => {
    const [ann, bea] = [await giver({ milk: 2 }), await receiver()]
    await give(ann, bea, { milk: 1 })
    const offered = (await own(bea)).rows[0]
    expect(offered?.declineUntil).not.toBe('')
    await db().transaction((tx) => closeMember(tx, ann.id, new Date()))
    expect([(await own(bea)).rows[0]?.declineUntil, await decline(bea, offered?.id ?? 0)]).toEqual(['', 'giverClosed'])
  })
})

test('terms say what one holds and whether a level is missing', async () => {
  const [ann, bea] = [await giver({ milk: 2, score: 77, bomb: 1 }), await receiver()]
  expect(await terms(ann, bea)).toMatchObject({
    whyNot: '',
    held: [
      { resource: 'score', amount: 77 },
      { resource: 'milk', amount: 2 },
    ],
  })
  expect((await terms(ann, ann)).whyNot).toBe('giftSelf')
})

test('pages of both ways are one list, newest first', async () => {
  const [ann, bea] = [await giver({ sugar: 50 }), await giver({ sugar: 50 })]
  for (let n = 1; n <= 4; n++) await (n % 2 ? give(ann, bea, { sugar: n }) : give(bea, ann, { sugar: n }))
  const page = async (pageNum: number) =>
    (await site.call(calls.own, { way: 'all', pageSize: 3, pageNum }, as(ann))).data.rows.map(({ amount }) => amount)
  expect([await page(1), await page(2)]).toEqual([[4, 3, 2], [1]])
})

test('a member takes their gifts along; forgotten, their words are gone and what moved stands', async () => {
  const [ann, bea] = [await giver({ milk: 5 }), await receiver()]
  await give(ann, bea, { milk: 2 }, 'secret words')
  expect(await giftsData.export(db().own, bea.id)).toMatchObject({
    gifts: [{ giver: ann.id, resource: 'milk', amount: 2, note: 'secret words' }],
  })
  expect(await giftsData.stands(db().own, bea.id)).toBe(true)
  await db().transaction((tx) => giftsData.forget(tx, ann.id))
  expect((await own(bea)).rows).toMatchObject([{ note: '', amount: 2 }])
  expect(JSON.stringify(await remindersOf(site, bea, 'gift'))).not.toContain('secret')
  await db().transaction((tx) => giftsData.forget(tx, ann.id))
})

test('who was told that a gift was taken back is not told the name of a forgotten member any more', async () => {
  const [ann, bea] = [await giver({ milk: 5 }), await receiver()]
  await give(ann, bea, { milk: 2 })
  const id = (await own(bea)).rows[0]?.id ?? 0
  const staff = await hire(site, 'taker', ['present'])
  expect((await site.call(calls.takeBack, { id, reason: 'stolen' }, { token: staff.token })).msg).toBe('')
  const told = async () => (await remindersOf(site, bea, 'giftTakenBack')).map(({ data }) => data.other)
  expect(await told()).toEqual([expect.stringMatching(/./)])
  await db().transaction((tx) => giftsData.forget(tx, ann.id))
  expect(await told()).toEqual([undefined])
})
