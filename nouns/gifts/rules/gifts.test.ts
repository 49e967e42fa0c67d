import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { giving } from '#rules/economy/economy-rates.ts'
import { giftWindowMs, giftWorth, isGiftable } from '#rules/economy/gift-worth.ts'
import {
  declineUntil,
  type GiftStanding,
  giftBar,
  giftProblem,
  mayGiveFrom,
  mostAwarded,
  weekHasRoomAt,
  worthOf,
} from './gifts.ts'

const now = new Date('2026-11-20T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const fine: GiftStanding = {
  isSelf: false,
  areLinked: false,
  reaches: true,
  hasRobot: false,
  owes: false,
  joined: daysAgo(30),
  now,
}

describe('who can give', () => {
  test.each<[Partial<GiftStanding>, ReturnType<typeof giftBar>]>([
    [{}, null],
    [{ isSelf: true, areLinked: true }, 'giftSelf'],
    [{ areLinked: true }, 'giftLinked'],
    [{ reaches: false }, 'notReachable'],
    [{ hasRobot: true }, 'robotAccount'],
    [{ owes: true }, 'inDebt'],
    [{ joined: new Date(daysAgo(30).getTime() + 1) }, 'accountYoung'],
  ])('%j: %s', (change, bar) => {
    expect(giftBar({ ...fine, ...change })).toBe(bar)
  })

  test('an account of thirty days', () => {
    expect(mayGiveFrom(daysAgo(30))).toEqual(now)
  })
})

test.each([
  [{ resource: 'milk', amount: 1, note: '' }, null],
  [{ resource: 'player', amount: 1, note: '' }, 'notGiftable'],
  [{ resource: 'bomb', amount: 1, note: '' }, 'notGiftable'],
  [{ resource: 'milk', amount: 0, note: '' }, 'amountWrong'],
  [{ resource: 'milk', amount: -1, note: '' }, 'amountWrong'],
  [{ resource: 'milk', amount: 1.5, note: '' }, 'amountWrong'],
  [{ resource: 'milk', amount: Number.NaN, note: '' }, 'amountWrong'],
  [{ resource: 'milk', amount: Number.POSITIVE_INFINITY, note: '' }, 'amountWrong'],
  [{ resource: 'milk', amount: 2 ** 53, note: '' }, 'amountWrong'],
  [{ resource: 'milk', amount: 1, note: 'x'.repeat(120) }, null],
  [{ resource: 'milk', amount: 1, note: 'x'.repeat(121) }, 'noteLong'],
  [{ resource: 'milk', amount: 1, note: '糖'.repeat(41) }, 'noteLong'],
] as const)('a gift %j: %s', (gift, problem) => {
  expect(giftProblem(gift)).toBe(problem)
})

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

test('a gift may be declined for a week', () => {
  expect(declineUntil(daysAgo(7))).toEqual(now)
})

test('awards of staff are bounded, of every resource', () => {
  expect([mostAwarded('player'), mostAwarded('bomb'), mostAwarded('power'), mostAwarded('score')]).toEqual([
    8, 8, 25, 200_000,
  ])
  for (const each of ['milk', 'gdd', 'faith', 'sugar'] as const) {
    expect(isGiftable(each) && giftWorth(each, mostAwarded(each))).toBeLessThanOrEqual(200_000)
  }
})
