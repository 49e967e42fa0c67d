import { describe, expect, test } from 'vitest'
import { beijingHour } from '#rules/beijing-time.ts'
import { afterQuiet, isQuiet, nextDigest } from './digest.ts'

/** An instant by its Beijing time. 2026-11-23 is a Monday. */
const beijing = (text: string): Date => new Date(`${text}+08:00`)

describe('quiet hours', () => {
  test.each([
    ['2026-11-25T08:59', false],
    ['2026-11-25T09:00', true],
    ['2026-11-25T11:59', true],
    ['2026-11-25T12:00', false],
  ])('from 9 to 12, %s', (at, quiet) => {
    expect(isQuiet({ from: 9, to: 12 }, beijing(at))).toBe(quiet)
  })

  test.each([
    ['2026-11-25T21:59', false],
    ['2026-11-25T22:00', true],
    ['2026-11-25T23:59', true],
    ['2026-11-26T00:00', true],
    ['2026-11-26T06:59', true],
    ['2026-11-26T07:00', false],
  ])('over midnight, from 22 to 7, %s', (at, quiet) => {
    expect(isQuiet({ from: 22, to: 7 }, beijing(at))).toBe(quiet)
  })

  test('to midnight, and none at all', () => {
    expect(isQuiet({ from: 20, to: 0 }, beijing('2026-11-25T23:59'))).toBe(true)
    expect(isQuiet({ from: 20, to: 0 }, beijing('2026-11-26T00:00'))).toBe(false)
    expect(isQuiet(null, beijing('2026-11-26T00:00'))).toBe(false)
  })

  test('their end is the first moment that is not in them', () => {
    const night = { from: 22, to: 7 }
    expect(afterQuiet(night, beijing('2026-11-25T22:30'))).toEqual(beijing('2026-11-26T07:00'))
    expect(afterQuiet(night, beijing('2026-11-26T06:59'))).toEqual(beijing('2026-11-26T07:00'))
    expect(afterQuiet(night, beijing('2026-11-26T07:00'))).toEqual(beijing('2026-11-26T07:00'))
    expect(afterQuiet({ from: 20, to: 0 }, beijing('2026-11-25T21:00'))).toEqual(beijing('2026-11-26T00:00'))
    expect(afterQuiet(null, beijing('2026-11-25T21:00'))).toEqual(beijing('2026-11-25T21:00'))
  })
})

describe('the next digest', () => {
  const daily = { digest: 'daily', quiet: null } as const
  const weekly = { digest: 'weekly', quiet: null } as const

  test('none while off', () => {
    expect(nextDigest({ digest: 'off', quiet: null }, beijing('2026-11-25T07:00'))).toBeNull()
  })

  test('daily: today before eight, else tomorrow; never the moment itself', () => {
    expect(nextDigest(daily, beijing('2026-11-25T07:59'))).toEqual(beijing('2026-11-25T08:00'))
    expect(nextDigest(daily, beijing('2026-11-25T08:00'))).toEqual(beijing('2026-11-26T08:00'))
    expect(nextDigest(daily, beijing('2026-11-25T23:30'))).toEqual(beijing('2026-11-26T08:00'))
    expect(nextDigest(daily, beijing('2026-11-25T00:30'))).toEqual(beijing('2026-11-25T08:00'))
  })

  test('weekly: on Monday', () => {
    expect(nextDigest(weekly, beijing('2026-11-25T07:00'))).toEqual(beijing('2026-11-30T08:00'))
    expect(nextDigest(weekly, beijing('2026-11-23T07:00'))).toEqual(beijing('2026-11-23T08:00'))
    expect(nextDigest(weekly, beijing('2026-11-23T08:00'))).toEqual(beijing('2026-11-30T08:00'))
    expect(nextDigest(weekly, beijing('2026-11-22T23:59'))).toEqual(beijing('2026-11-23T08:00'))
  })

  test('quiet hours move it to their end, even past midnight', () => {
    const quiet = { from: 23, to: 11 }
    expect(nextDigest({ digest: 'daily', quiet }, beijing('2026-11-25T07:00'))).toEqual(beijing('2026-11-25T11:00'))
    expect(nextDigest({ digest: 'daily', quiet }, beijing('2026-11-25T11:00'))).toEqual(beijing('2026-11-26T11:00'))
    const long = { from: 6, to: 2 }
    expect(nextDigest({ digest: 'daily', quiet: long }, beijing('2026-11-25T07:00'))).toEqual(
      beijing('2026-11-26T02:00'),
    )
    expect(nextDigest({ digest: 'weekly', quiet: long }, beijing('2026-11-24T01:00'))).toEqual(
      beijing('2026-11-24T02:00'),
    )
    expect(nextDigest({ digest: 'weekly', quiet: long }, beijing('2026-11-24T02:00'))).toEqual(
      beijing('2026-12-01T02:00'),
    )
  })

  test('whatever the quiet hours, one a day, and never in them', () => {
    for (let from = 0; from < 24; from++) {
      for (let to = 0; to < 24; to++) {
        if (from === to) continue
        const quiet = { from, to }
        let at = beijing('2026-11-25T00:00')
        for (let n = 0; n < 3; n++) {
          const next = nextDigest({ digest: 'daily', quiet }, at) ?? at
          expect(isQuiet(quiet, next)).toBe(false)
          if (n > 0) expect(next.getTime() - at.getTime()).toBe(86_400_000)
          at = next
        }
        expect(beijingHour(at)).toBe(isQuiet(quiet, beijing('2026-11-25T08:00')) ? to : 8)
      }
    }
  })
})
