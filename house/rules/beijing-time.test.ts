import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  beijingDay,
  beijingHour,
  daysLater,
  formatDateTime,
  mondayOf,
  nextBeijingDay,
  relativeTime,
  sameBeijingDay,
  startOfBeijingDay,
} from './beijing-time.ts'

const at = (iso: string) => new Date(iso)
const instant = fc.date({ min: at('1960-01-01'), max: at('2100-01-01'), noInvalidDate: true })

describe('days', () => {
  test.each([
    ['2026-11-20T15:59:59.999Z', '2026-11-20', 23],
    ['2026-11-20T16:00:00.000Z', '2026-11-21', 0],
    ['2026-12-31T16:00:00Z', '2027-01-01', 0],
    ['2024-02-28T20:00:00Z', '2024-02-29', 4],
    ['1969-12-31T15:00:00Z', '1969-12-31', 23],
  ])('%s is in %s, hour %i', (iso, day, hour) => {
    expect(beijingDay(at(iso))).toBe(day)
    expect(beijingHour(at(iso))).toBe(hour)
  })
  test.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', -365, '2025-11-20'],
  ])('%s and %i days is %s', (day, days, later) => {
    expect(daysLater(day, days)).toBe(later)
  })
  test.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-24', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('the week of %s began on Monday, %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday)
  })
  test('begin at 16:00 UTC and last 24 hours', () => {
    expect(startOfBeijingDay(at('2026-11-20T15:59:59Z')).toISOString()).toBe('2026-11-19T16:00:00.000Z')
    fc.assert(
      fc.property(instant, (t) => {
        const [start, next] = [startOfBeijingDay(t), nextBeijingDay(t)]
        expect(start.getTime()).toBeLessThanOrEqual(t.getTime())
        expect(next.getTime()).toBeGreaterThan(t.getTime())
        expect(beijingDay(start)).toBe(beijingDay(t))
        expect(beijingHour(start)).toBe(0)
        expect(sameBeijingDay(start, t)).toBe(true)
        expect(sameBeijingDay(next, t)).toBe(false)
        expect(startOfBeijingDay(next)).toEqual(next)
      }),
    )
  })
})

describe('formatDateTime', () => {
  test.each([
    ['2026-11-20T15:51:07Z', 'dateTime', '2026 年 11 月 20 日 23:51', 'Nov 20, 2026, 23:51'],
    ['2026-12-31T16:05:00.000Z', 'dateTime', '2027 年 1 月 1 日 00:05', 'Jan 1, 2027, 00:05'],
    ['2026-11-20T23:51:07+08:00', 'dateTime', '2026 年 11 月 20 日 23:51', 'Nov 20, 2026, 23:51'],
    ['2026-11-20T16:00:00Z', 'date', '2026 年 11 月 21 日', 'Nov 21, 2026'],
    ['2026-11-20T16:00:00Z', 'monthDay', '11 月 21 日', 'Nov 21'],
    ['2014-12-09T21:26', 'dateTime', '2014 年 12 月 9 日 21:26', 'Dec 9, 2014, 21:26'],
    ['2018-12-24', 'date', '2018 年 12 月 24 日', 'Dec 24, 2018'],
    ['2018-12-24', 'dateTime', '2018 年 12 月 24 日', 'Dec 24, 2018'],
    ['--02-29', 'monthDay', '2 月 29 日', 'Feb 29'],
    ['--02-29', 'dateTime', '2 月 29 日', 'Feb 29'],
    ['', 'dateTime', '', ''],
    ['yesterday', 'date', '', ''],
    ['2026-99-99T99:99:99Z', 'date', '', ''],
  ] as const)('%s as %s', (iso, kind, zh, en) => {
    expect(formatDateTime(iso, kind, 'zh')).toBe(zh)
    expect(formatDateTime(iso, kind, 'en')).toBe(en)
  })
})

describe('relativeTime', () => {
  const now = at('2026-11-20T12:00:00Z')
  test.each([
    ['2026-11-20T12:00:00Z', 'now', 0],
    ['2026-11-20T11:59:01Z', 'now', 0],
    ['2026-11-20T11:59:00Z', 'minutes', 1],
    ['2026-11-20T11:21:30Z', 'minutes', 38],
    ['2026-11-20T11:00:00Z', 'hours', 1],
    ['2026-11-19T12:00:01Z', 'hours', 23],
    ['2026-11-19T12:00:00Z', 'days', 1],
    ['2026-10-21T12:00:00Z', 'months', 1],
    ['2025-11-21T12:00:00Z', 'months', 12],
    ['2025-11-20T12:00:00Z', 'years', 1],
    ['2026-11-20T12:00:30Z', 'now', 0],
    ['2026-11-20T14:30:00Z', 'hours', -2],
    ['nonsense', 'now', 0],
  ])('%s: %s %i', (iso, unit, value) => {
    expect(relativeTime(iso, now)).toEqual({ unit, value })
  })
})

test('an instant has a text in any zone, a text without zone in none', () => {
  const at = '2026-11-20T15:51:00.000Z'
  const said = (minutes?: number) => formatDateTime(at, 'dateTime', 'en', minutes)
  expect([said(), said(0), said(-300), said(540)]).toEqual([
    'Nov 20, 2026, 23:51',
    'Nov 20, 2026, 15:51',
    'Nov 20, 2026, 10:51',
    'Nov 21, 2026, 00:51',
  ])
  expect(formatDateTime('2026-11-20T23:51', 'dateTime', 'en', -300)).toBe('Nov 20, 2026, 23:51')
  expect(formatDateTime('nonsenseT00:00Z', 'date', 'en', 0)).toBe('')
})
