import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, minutesOf, monthDay, monthDayYear, utcStamp, wallClock, yearMonthDay } from './dates.ts'

test.each([
  [0, null],
  [1, '1970-01-01T00:00:01Z'],
  [1519033461, '2018-02-19T09:44:21Z'],
  [2764801234, '2057-08-12T00:20:34Z'],
  [253402300799, '9999-12-31T23:59:59Z'],
  [253402300800, null],
  [2 ** 64 - 1, null],
])('%d seconds', (seconds, expected) => {
  expect(utcStamp(seconds)).toBe(expected)
})

test.each([
  ['Date 18/02/19 20:44', '2018-02-19T20:44'],
  ['日期 24/02/29 23:59 ', '2024-02-29T23:59'],
  ['Date 18/13/19 20:44', null],
  ['Date 18/12/19 24:00', null],
  ['Date 18/02/19 20:60', null],
  ['Date 18-02-19 20:44', null],
  ['Date 8/02/19 20:44', null],
  ['Date', null],
  [undefined, null],
])('%s', (line, expected) => {
  expect(wallClock(line)).toBe(expected)
})

test('dates of the old games', () => {
  expect(monthDay('02/29')).toBe('--02-29')
  expect(monthDay('02/30')).toBeNull()
  expect(monthDay('2/3')).toBeNull()
  expect(monthDayYear('12/24/18')).toBe('2018-12-24')
  expect(monthDayYear('24/12/18')).toBeNull()
  expect(yearMonthDay('19/09/20')).toBe('2019-09-20')
  expect(dayOf('2026/01/24 16:18:16')).toBe('2026-01-24T16:18:16')
  expect(dayOf('2026/01/24')).toBeNull()
  expect(dayOf('2026/01/24 16:60:16')).toBeNull()
  expect(dayOf('2026/01/24 16:18:60')).toBeNull()
  expect(dayOf('2026/01/24 24:00:00')).toBeNull()
  expect(dayOf('2026/01/24 16:18:16x')).toBeNull()
  expect(dayOf(null)).toBeNull()
})

test('minutes are those Date counts', () => {
  expect(minutesOf('2026-07-18T06:39')).toBe(Date.parse('2026-07-18T06:39Z') / 60_000)
  expect(minutesOf('1996-02-29T23:59:59Z')).toBe(Date.parse('1996-02-29T23:59Z') / 60_000)
})

test('every instant is the one Date knows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 253402300799 }), (seconds) => {
      expect(utcStamp(seconds)).toBe(new Date(seconds * 1000).toISOString().replace('.000', ''))
    }),
    { numRuns: 2000 },
  )
})
