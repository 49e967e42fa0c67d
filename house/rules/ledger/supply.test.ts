import { expect, test } from 'vitest'
import { type SupplyDay, supplySeries } from './supply.ts'

const today = '2026-11-21'
const day = (day: string, minted: number, burned = 0, resource: SupplyDay['resource'] = 'score'): SupplyDay => ({
  day,
  resource,
  minted,
  burned,
})
const scoreOf = (rows: readonly SupplyDay[], period: '30d' | '1y' | 'all') => {
  const { days, of } = supplySeries(rows, { today, period })
  return { days, ...of.score }
}

test('thirty days have a point a day, and what came before them is held', () => {
  const score = scoreOf([day('2026-01-01', 100), day('2026-11-20', 10, 4), day(today, 1)], '30d')
  expect(score.days).toHaveLength(30)
  expect([score.days[0], score.days.at(-1)]).toEqual(['2026-10-23', today])
  expect(score.held.slice(-3)).toEqual([100, 106, 107])
  expect(score.minted.slice(-2)).toEqual([10, 1])
  expect(score.burned.slice(-2)).toEqual([4, 0])
})

test('a year has a point a week, the last of which ends today', () => {
  const score = scoreOf([day('2026-11-15', 7), day('2026-11-14', 5), day('2025-11-22', 1)], '1y')
  expect(score.days).toHaveLength(53)
  expect(score.minted.slice(-2)).toEqual([5, 7])
  expect(score.held[0]).toBe(1)
  expect(score.held.at(-1)).toBe(13)
})

test('all days since the first are at most sixty points', () => {
  const long = scoreOf([day('2020-01-01', 3), day(today, 2)], 'all')
  expect(long.days.length).toBeLessThanOrEqual(60)
  expect([long.held[0], long.held.at(-1)]).toEqual([3, 5])
  const short = scoreOf([day('2026-11-19', 3)], 'all')
  expect(short.days).toEqual(['2026-11-19', '2026-11-20', today])
  expect(short.held).toEqual([3, 3, 3])
})

test('the held amount is always what was minted less what was burned', () => {
  const rows = Array.from({ length: 400 }, (_, n) => day(`2026-0${(n % 9) + 1}-1${n % 10}`, n, n % 3))
  for (const period of ['30d', '1y', 'all'] as const) {
    const { held } = scoreOf(rows, period)
    expect(held.at(-1)).toBe(rows.reduce((sum, { minted, burned }) => sum + minted - burned, 0))
  }
})

test('a resource that never moved has a flat line', () => {
  expect(scoreOf([], 'all')).toEqual({ days: [today], held: [0], minted: [0], burned: [0] })
  expect(supplySeries([day(today, 1)], { today, period: '30d' }).of.zjj.held).toEqual(Array(30).fill(0))
})
