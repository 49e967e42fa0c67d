import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Sent } from '#contract/endpoint.ts'
import { postTransfer, type Transfer } from '#core/ledger/post-transfer.ts'
import { house } from '#rules/ledger/houses.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { economy } from '../contract/economy.ts'

const { resources, statement, balanceDays } = economy.calls

let site: TestSite
let owner: TestMember
let other: TestMember
let made = 0
beforeAll(async () => {
  site = await openTestSite({ jobs: false, ratesFactor: 1_000 })
})
afterAll(() => site.close())
beforeEach(async () => {
  owner = await makeMember(site, `own${++made}`)
  other = await makeMember(site, `oth${made}`)
})

const day = (n: number) => new Date(Date.UTC(2026, 10, n, 4))
type More = Partial<Omit<Transfer, 'moves'>>
const post = (moves: Transfer['moves'], more: More = {}) =>
  site.site.foundation.db.transaction((tx) =>
    postTransfer(tx, {
      reason: 'prize',
      about: { kind: 'nothing', id: 0 },
      key: `t:${++made}`,
      at: day(20),
      moves,
      ...more,
    }),
  )
const give = (resource: Resource, amount: number, more: More = {}) =>
  post([{ from: house('mint'), to: owner.id, resource, amount }], more)
const take = (resource: Resource, amount: number, more: More = {}) =>
  post([{ from: owner.id, to: house('burn'), resource, amount }], more)
const ask = async (input: Sent<typeof statement> = {}, by = owner) =>
  (await site.call(statement, input, { token: by.token })).data
const amounts = ({ rows }: Awaited<ReturnType<typeof ask>>) =>
  rows.map(({ LINES }) => LINES.map(({ AMOUNT }) => AMOUNT).join(' '))

describe('of all resources', () => {
  test('it has a row for each transfer, newest first, with every balance after it', async () => {
    await give('score', 500)
    await post(
      [
        { from: owner.id, to: house('shop'), resource: 'score', amount: 400 },
        { from: house('shop'), to: owner.id, resource: 'power', amount: 1 },
      ],
      { reason: 'buy', about: { kind: 'item', id: 2 } },
    )
    const { rows, PAGES, NEXT } = await ask()
    expect([PAGES, NEXT]).toEqual([null, null])
    expect(rows.map(({ REASON, LINES }) => [REASON, LINES])).toEqual([
      [
        'buy',
        [
          { RESOURCE: 'score', AMOUNT: -400, BALANCE: 100, DEBT: 'N' },
          { RESOURCE: 'power', AMOUNT: 1, BALANCE: 1, DEBT: 'N' },
        ],
      ],
      ['prize', [{ RESOURCE: 'score', AMOUNT: 500, BALANCE: 500, DEBT: 'N' }]],
    ])
    expect(rows[0]?.ABOUT).toMatchObject({ KIND: 'item', ITEM: 'power' })
  })

  test('every row is there once, page after page', async () => {
    for (let n = 1; n <= 7; n++) await give(n % 2 ? 'score' : 'faith', n, { reason: n % 3 ? 'like' : 'comment' })
    const seen: string[] = []
    let next: number | undefined
    do {
      const page = await ask({ pageSize: 3, ...(next && { next }) })
      seen.push(...amounts(page))
      next = page.NEXT ?? undefined
    } while (next)
    expect(seen).toEqual(['7', '6', '5', '4', '3', '2', '1'])
  })

  test('it is filtered by reason and period', async () => {
    await give('score', 1, { at: day(18), reason: 'like' })
    await give('faith', 2, { at: day(19), reason: 'comment' })
    await give('score', 3, { at: day(20), reason: 'like' })
    expect(amounts(await ask({ reason: 'like' }))).toEqual(['3', '1'])
    expect(amounts(await ask({ from: '2026-11-19', to: '2026-11-19' }))).toEqual(['2'])
    expect(amounts(await ask({ from: '2026-11-19' }))).toEqual(['3', '2'])
    expect(amounts(await ask({ to: '2026-11-19' }))).toEqual(['2', '1'])
    expect(amounts(await ask({ reason: 'like', to: '2026-11-19' }))).toEqual(['1'])
    expect(amounts(await ask({ from: '2026-11-21' }))).toEqual([])
    expect(amounts(await ask({ to: '2026-11-17' }))).toEqual([])
  })

  test('a day is one of Beijing', async () => {
    await give('score', 1, { at: new Date('2026-11-19T15:59:59Z') })
    await give('score', 2, { at: new Date('2026-11-19T16:00:00Z') })
    expect(amounts(await ask({ from: '2026-11-20', to: '2026-11-20' }))).toEqual(['2'])
    expect(amounts(await ask({ from: '2026-11-19', to: '2026-11-19', resource: 'score' }))).toEqual(['1'])
  })
})

describe('of one resource', () => {
  test('it has numbered pages', async () => {
    for (let n = 1; n <= 5; n++) await give('score', n)
    await give('faith', 9)
    const last = await ask({ resource: 'score', pageSize: 2, pageNum: 3 })
    expect(last).toMatchObject({ PAGES: { total: 5, pageNum: 3, pageSize: 2, pages: 3 }, NEXT: null })
    expect(amounts(last)).toEqual(['1'])
    expect(amounts(await ask({ resource: 'score', pageSize: 2 }))).toEqual(['5', '4'])
    expect(amounts(await ask({ resource: 'score', pageSize: 2, pageNum: 9 }))).toEqual([])
    expect(await ask({ resource: 'zjj' })).toMatchObject({ PAGES: { total: 0, pages: 0 }, rows: [] })
  })

  test('a period has pages of its own', async () => {
    for (let n = 1; n <= 6; n++) await give('score', n, { at: day(10 + n) })
    const page = await ask({ resource: 'score', from: '2026-11-12', to: '2026-11-15', pageSize: 3 })
    expect(page.PAGES).toEqual({ total: 4, pageNum: 1, pageSize: 3, pages: 2 })
    expect(amounts(page)).toEqual(['5', '4', '3'])
  })

  test('with a reason it has only lines of that resource', async () => {
    await post(
      [
        { from: house('mint'), to: owner.id, resource: 'score', amount: 100 },
        { from: house('mint'), to: owner.id, resource: 'faith', amount: 1 },
      ],
      { reason: 'like' },
    )
    await give('score', 5, { reason: 'comment' })
    expect(amounts(await ask({ resource: 'score', reason: 'like' }))).toEqual(['100'])
    expect(amounts(await ask({ resource: 'faith', reason: 'like' }))).toEqual(['1'])
    expect(amounts(await ask({ resource: 'faith', reason: 'comment' }))).toEqual([])
  })
})

test("it is one's own: the other side of a gift has its own line, and a third person has none", async () => {
  await give('sugar', 5)
  const third = await makeMember(site, `thi${made}`)
  await post([{ from: owner.id, to: other.id, resource: 'sugar', amount: 3 }], {
    reason: 'gift',
    about: { kind: 'gift', id: 1 },
  })
  const [mine, theirs] = [await ask({ reason: 'gift' }), await ask({ reason: 'gift' }, other)]
  expect([amounts(mine), amounts(theirs)]).toEqual([['-3'], ['3']])
  expect(mine.rows[0]?.ABOUT.PERSON).toEqual({ UID: other.id, NICK: expect.stringContaining('oth') })
  expect(theirs.rows[0]?.ABOUT.PERSON?.UID).toBe(owner.id)
  expect((await ask({}, third)).rows).toEqual([])
})

test('a debt is paid by what comes in, and both lines say so', async () => {
  await give('score', 30)
  await take('score', 100, { reason: 'takenBack', short: 'owe' })
  expect((await site.call(resources, {}, { token: owner.token })).data).toMatchObject({
    balances: { score: 0, zjj: 0 },
    owed: { score: 70 },
  })
  await give('score', 50)
  const { rows } = await ask({ resource: 'score' })
  expect(rows.map(({ LINES }) => LINES.map(({ AMOUNT, BALANCE, DEBT }) => [AMOUNT, BALANCE, DEBT]))).toEqual([
    [
      [-50, 0, 'Y'],
      [50, 50, 'N'],
    ],
    [[-30, 0, 'N']],
    [[30, 30, 'N']],
  ])
  expect(amounts(await ask())).toEqual(['50 -50', '-30', '30'])
})

describe('days of a balance', () => {
  test('have the balance at the end of each, what came in and went out, and sums by reason', async () => {
    site.advance(day(20).getTime() - Date.now())
    await give('score', 1_000, { at: day(1), reason: 'opening' })
    await give('score', 100, { at: new Date('2026-10-22T15:00:00Z'), reason: 'like' })
    await give('score', 10, { at: day(19), reason: 'like' })
    await take('score', 4, { at: day(19), reason: 'buy' })
    await give('score', 3, { at: day(20), reason: 'comment' })
    const { data } = await site.call(balanceDays, { resource: 'score' }, { token: owner.token })
    site.advance(Date.now() - day(20).getTime())
    expect(data.DAYS).toHaveLength(30)
    expect(data.DAYS.slice(-2)).toEqual([
      { DAY: '2026-11-19', BALANCE: 1_106, IN: 10, OUT: 4 },
      { DAY: '2026-11-20', BALANCE: 1_109, IN: 3, OUT: 0 },
    ])
    expect(data).toMatchObject({ NOW: 1_109, OWED: 0 })
    const sum = (of: (day: (typeof data.DAYS)[number]) => number) => data.DAYS.reduce((all, each) => all + of(each), 0)
    expect(data.BEFORE + sum(({ IN }) => IN) - sum(({ OUT }) => OUT)).toBe(data.NOW)
    expect(data.REASONS).toContainEqual({ REASON: 'buy', IN: 0, OUT: 4 })
  })

  test('of a resource that never moved are flat', async () => {
    const { data } = await site.call(balanceDays, { resource: 'zjj', days: '365' }, { token: owner.token })
    expect(data.DAYS).toHaveLength(365)
    expect(data).toMatchObject({ BEFORE: 0, NOW: 0, REASONS: [] })
  })
})

test.each([
  { from: '2026-02-30' },
  { to: '2026-13-01' },
  { from: '2026-11-21', to: '2026-11-20' },
  { resource: 'score', from: '0000-00-00' },
  { from: '0000-01-01' },
] as const)('a period that is none is refused in words: %o', async (input) => {
  expect((await site.call(statement, input, { token: owner.token })).msg).toBe('periodWrong')
})

test.each([
  { from: '0001-01-01', to: '9999-12-31' },
  { resource: 'score', from: '0001-01-01', to: '9999-12-31' },
  { next: 1 },
  { next: Number.MAX_SAFE_INTEGER },
  { resource: 'score', pageNum: 100_000_000, pageSize: 60 },
] as const)('what lies outside of everything is empty or all of it: %o', async (input) => {
  await give('score', 1)
  const answer = await site.call(statement, input, { token: owner.token })
  expect([answer.status, answer.msg]).toEqual([200, ''])
})
