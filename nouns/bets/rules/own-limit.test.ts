import { describe, expect, test } from 'vitest'
import { dayRoom, limitsAt, noLimits, pauseUntil, type StoredLimits, strictestOf, withLimits } from './own-limit.ts'

const now = new Date('2026-11-20T12:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
const strict: StoredLimits = { units: 5, faith: 10, next: null }

describe('limits of a day', () => {
  test('what is stricter holds at once, what is looser after seven days', () => {
    expect(withLimits(noLimits, { units: 5, faith: null }, now)).toEqual({ units: 5, faith: null, next: null })
    expect(withLimits(strict, { units: 2, faith: 40 }, now)).toEqual({
      ...{ units: 2, faith: 10 },
      next: { units: 2, faith: 40, from: days(7) },
    })
    expect(withLimits(strict, { units: null, faith: 10 }, now)).toEqual({
      ...{ units: 5, faith: 10 },
      next: { units: null, faith: 10, from: days(7) },
    })
  })

  test('looser ones hold from their moment on, and are what later ones are compared with', () => {
    const later = withLimits(strict, { units: 20, faith: null }, now)
    expect(limitsAt(later, new Date(days(7).getTime() - 1))).toEqual({ units: 5, faith: 10 })
    expect(limitsAt(later, days(7))).toEqual({ units: 20, faith: null })
    expect(withLimits(later, { units: 20, faith: null }, days(7))).toEqual({ units: 20, faith: null, next: null })
  })

  test('setting what holds again takes back what would be looser', () => {
    const later = withLimits(strict, { units: 20, faith: 10 }, now)
    expect(withLimits(later, { units: 5, faith: 10 }, days(1))).toEqual(strict)
  })

  test('of several accounts the strictest holds, each for itself', () => {
    const ofAccounts = [
      { units: 8, faith: null },
      { units: null, faith: 3 },
      { units: 4, faith: 9 },
    ]
    expect(strictestOf(ofAccounts)).toEqual({ units: 4, faith: 3 })
    expect(strictestOf(ofAccounts.toReversed())).toEqual({ units: 4, faith: 3 })
    expect(strictestOf([])).toEqual({ units: null, faith: null })
  })

  test('leave room for power and points together, and for faith', () => {
    const rooms = (['power', 'point', 'faith'] as const).map((resource) => dayRoom(strict, resource, 4))
    expect(rooms).toEqual([1, 1, 6])
    expect(dayRoom(strict, 'point', 9)).toBe(0)
    expect(dayRoom(noLimits, 'faith', 900)).toBe(Number.POSITIVE_INFINITY)
  })
})

test('a pause is never shortened, not even by a new one', () => {
  expect(pauseUntil(null, 3, now)).toEqual(days(3))
  expect(pauseUntil(null, 0, now)).toBeNull()
  expect(pauseUntil(days(3), 0, now)).toEqual(days(3))
  expect(pauseUntil(days(3), 1, now)).toEqual(days(3))
  expect(pauseUntil(days(3), 7, now)).toEqual(days(7))
  expect(pauseUntil(days(-1), 0, now)).toBeNull()
})

test('a looser limit that was announced keeps its day if it is sent again or gets stricter, and waits anew if it gets looser', () => {
  const announced = withLimits({ units: 2, faith: 3, next: null }, { units: 20, faith: 3 }, days(2))
  const again = (units: number | null, faith: number | null) => withLimits(announced, { units, faith }, days(5))
  expect(again(20, 3)).toEqual(announced)
  expect(again(10, 1)).toEqual({ units: 2, faith: 1, next: { units: 10, faith: 1, from: days(9) } })
  expect(again(30, 3).next?.from).toEqual(days(12))
  expect(again(null, 3).next?.from).toEqual(days(12))
  expect(again(20, 8).next?.from).toEqual(days(12))
  expect(again(2, 3).next).toBe(null)
})
