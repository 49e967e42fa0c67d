import { afterAll, beforeAll, expect, test } from 'vitest'
import { postTransfer, type Transfer } from '#core/ledger/post-transfer.ts'
import { sumSupply } from '#core/ledger/supply.ts'
import { house } from '#rules/ledger/houses.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { economy } from '../contract/economy.ts'

const { supply } = economy.calls

let site: TestSite
let member: TestMember
let made = 0
beforeAll(async () => {
  site = await openTestSite({ jobs: false, ratesFactor: 1_000 })
  member = await makeMember(site, 'member')
})
afterAll(() => site.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const post = (moves: Transfer['moves'], at = new Date()) =>
  site.site.foundation.db.transaction((tx) =>
    postTransfer(tx, { reason: 'prize', about: { kind: 'nothing', id: 0 }, key: `p:${++made}`, at, moves }),
  )
const mint = (resource: Resource, amount: number, at?: Date) =>
  post([{ from: house('mint'), to: member.id, resource, amount }], at)
const read = async (period: '30d' | '1y' | 'all' = '30d') => {
  site.site.foundation.touched(['supply'])
  const { data } = await site.call(supply, { period })
  const of = (resource: Resource) => data.rows.find(({ RESOURCE }) => RESOURCE === resource)
  return { ...data, of }
}

test('everybody sees what was minted, burned and is held, today included', async () => {
  await mint('score', 1_000, daysAgo(400))
  await mint('score', 100, daysAgo(3))
  await post([{ from: member.id, to: house('burn'), resource: 'score', amount: 30 }])
  const before = await read()
  expect(before.rows).toHaveLength(17)
  expect(before.of('score')).toMatchObject({ MINTED: 1_100, BURNED: 30 })
  expect(before.of('score')?.held.slice(-4)).toEqual([1_100, 1_100, 1_100, 1_070])
  expect(before.of('score')?.burned.at(-1)).toBe(30)
  await sumSupply(site.site.foundation.db)
  const after = await read()
  expect(after.of('score')).toEqual(before.of('score'))
  await mint('score', 5)
  expect((await read()).of('score')?.held.at(-1)).toBe(1_075)
})

test('a transfer of yesterday that was committed after today was summed is counted by the next sum', async () => {
  await mint('orange', 3)
  await sumSupply(site.site.foundation.db)
  await mint('orange', 2, daysAgo(1))
  await sumSupply(site.site.foundation.db)
  expect((await read()).of('orange')?.held.slice(-2)).toEqual([2, 5])
})

test('a year and all time begin with what was held before', async () => {
  const [year, all] = [await read('1y'), await read('all')]
  expect(year.DAYS).toHaveLength(53)
  expect(year.of('score')?.held[0]).toBe(1_000)
  expect(all.DAYS.length).toBeLessThanOrEqual(60)
  expect(all.of('score')?.held.at(-1)).toBe(year.of('score')?.held.at(-1))
})

test('what goes from one member to another neither makes nor takes any', async () => {
  const other = await makeMember(site, 'other')
  await mint('sugar', 10)
  await post([{ from: member.id, to: other.id, resource: 'sugar', amount: 4 }])
  expect((await read()).of('sugar')).toMatchObject({ MINTED: 10, BURNED: 0 })
})

test('of levels it says how many members have each', async () => {
  const higher = await makeMember(site, 'higher')
  await mint('player', 2)
  await post([{ from: house('mint'), to: higher.id, resource: 'player', amount: 5 }])
  expect((await read()).LEVELS).toEqual({ player: [0, 1, 0, 0, 1, 0, 0, 0], bomb: [0, 0, 0, 0, 0, 0, 0, 0] })
})
