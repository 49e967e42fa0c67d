import { describe, expect, test } from 'vitest'
import { giftWorth, isGiftable } from '#rules/economy/gift-worth.ts'
import { declineUntil, type GiftStanding, giftBar, giftProblem, mayGiveFrom, mostAwarded } from './gifts.ts'

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
