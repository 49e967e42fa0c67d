import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysLater } from '../beijing-time.ts'
import { daysToStrong, monthOf, monthsLater, powerPlaces, weeksOf } from './sign-in-month.ts'

test('months', () => {
  expect(monthOf('2026-11-25')).toBe('2026-11')
  expect(['2026-11', '2026-12', '2026-01'].map((month) => monthsLater(month, 1))).toEqual([
    '2026-12',
    '2027-01',
    '2026-02',
  ])
  expect([monthsLater('2026-01', -1), monthsLater('2026-11', -23)]).toEqual(['2025-12', '2024-12'])
})

test('weeks begin on Monday; days of other months are left out', () => {
  // 1 November 2026 is a Sunday.
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
  expect(weeksOf('2027-02')).toHaveLength(4)
  expect(weeksOf('2024-02').flat().filter(Boolean).at(-1)).toBe('2024-02-29')
})

test('every month has each of its days once, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_200 }), (n) => {
      const month = monthsLater('2020-01', n)
      const days = weeksOf(month).flatMap((week) => week.filter((day) => day !== null))
      expect(days[0]).toBe(`${month}-01`)
      for (const [i, day] of days.entries()) expect(day).toBe(daysLater(`${month}-01`, i))
      expect(monthOf(daysLater(days.at(-1) ?? '', 1))).toBe(monthsLater(month, 1))
      for (const week of weeksOf(month)) expect(week).toHaveLength(7)
    }),
  )
})

test.each([
  [0, 7],
  [1, 6],
  [6, 1],
  [7, 7],
  [8, 6],
])('after a row of %i days the next strong day is %i days later', (streak, days) => {
  expect(daysToStrong(streak)).toBe(days)
})

test('the seven places of a row', () => {
  expect(powerPlaces(0)).toEqual([1, 1, 1, 1, 1, 1, 2].map((power) => ({ power, done: false })))
  expect(powerPlaces(9).map(({ done }) => done)).toEqual([true, true, false, false, false, false, false])
  expect(powerPlaces(7).every(({ done }) => done)).toBe(true)
})
