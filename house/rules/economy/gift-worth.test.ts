import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resources } from '../ledger/resources.ts'
import { giving, sinks } from './economy-rates.ts'
import { type Giftable, giftWeekProblem, giftWindowMs, giftWorth, isGiftable, mostGiftable } from './gift-worth.ts'

const giftable = resources.filter(isGiftable)

test('all but levels can be given, by their worth', () => {
  expect(Object.fromEntries(giftable.map((each) => [each, giftWorth(each, 1)]))).toEqual({
    ...{ power: 8_000, point: 8_000, faith: 400, score: 1, sugar: 200 },
    ...{ icecream: 2_000, orange: 2_000, mooncake: 2_000, milk: 2_000, cofbean: 2_000, starsugar: 2_000, bocai: 2_000 },
    ...{ gdd: 1_500, sjd: 1_500, zjj: 1_500 },
  })
  expect(resources.filter((each) => !isGiftable(each))).toEqual(['player', 'bomb'])
  expect(giftWorth('milk', 3)).toBe(6_000)
  expect([giftWindowMs, giving.days]).toEqual([7 * 86_400_000, 30])
})

test.each([
  ['power', 0, 0, 1],
  ['score', 0, 0, 12_000],
  ['score', 11_999, 0, 1],
  ['score', 0, 11_999, 1],
  ['gdd', 0, 4_500, 5],
  ['gdd', 4_501, 0, 4],
  ['faith', 12_000, 0, 0],
  ['faith', 0, 20_000, 0],
] as const)('of %s, after %i given and %i received, at most %i', (resource, given, received, most) => {
  expect(mostGiftable(resource, { given, received })).toBe(most)
})

test('a gift that fits is within both limits, one unit more is not', () => {
  const worth = fc.integer({ min: 0, max: 15_000 })
  fc.assert(
    fc.property(fc.constantFrom<Giftable>(...giftable), worth, worth, (resource, given, received) => {
      const most = mostGiftable(resource, { given, received })
      if (most > 0) expect(giftWeekProblem(giftWorth(resource, most), { given, received })).toBeNull()
      expect(giftWeekProblem(giftWorth(resource, most + 1), { given, received })).not.toBeNull()
    }),
  )
  expect(giftWeekProblem(1, { given: 12_000, received: 0 })).toBe('weekOut')
  expect(giftWeekProblem(1, { given: 0, received: 12_000 })).toBe('weekIn')
})

test('what is spent on the site', () => {
  expect(sinks).toEqual({
    pinDayFaith: 10,
    backgroundFaith: 50,
    extraVoteFaith: 20,
    sugarStep: 10,
    sugarStepPercent: 5,
  })
})
