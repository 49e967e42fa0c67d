import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weekHasRoomAt, worthOf } from './counted-gift.ts'
import { giving } from './economy-rates.ts'
import { giftWindowMs } from './gift-worth.ts'

const now = new Date('2026-11-20T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

describe('a week has room again', () => {
  const gifts = [
    { worth: 8_000, at: daysAgo(6) },
    { worth: 4_000, at: daysAgo(2) },
  ]
  const out = (at: Date) => new Date(at.getTime() + giftWindowMs)

  test('when enough of it has passed', () => {
    expect(weekHasRoomAt(1, gifts)).toEqual(out(daysAgo(6)))
    expect(weekHasRoomAt(8_000, gifts)).toEqual(out(daysAgo(6)))
    expect(weekHasRoomAt(8_001, gifts)).toEqual(out(daysAgo(2)))
  })

  test('never for more than its limit', () => {
    expect(weekHasRoomAt(giving.worthAWeek + 1, [])).toBeNull()
  })

  test('and then the gift fits', () => {
    const gift = fc.record({
      worth: fc.integer({ min: 1, max: 12_000 }),
      at: fc.date({ min: daysAgo(6), max: now, noInvalidDate: true }),
    })
    fc.assert(
      fc.property(fc.array(gift, { maxLength: 8 }), fc.integer({ min: 1, max: 12_000 }), (given, worth) => {
        const oldest = given.toSorted((a, b) => a.at.getTime() - b.at.getTime())
        const room = weekHasRoomAt(worth, oldest)
        const fits = (at: Date) =>
          worthOf(oldest.filter((each) => each.at.getTime() > at.getTime() - giftWindowMs)) + worth <= giving.worthAWeek
        expect(fits(room ?? now)).toBe(true)
        if (room) expect(fits(new Date(room.getTime() - 1))).toBe(false)
      }),
    )
  })
})
