import { describe, expect, test } from 'vitest'
import { driftMost } from '#rules/economy/economy-rates.ts'
import {
  basePrice,
  driftedPrice,
  driftingItems,
  isLevelItem,
  isSoldItem,
  levelItems,
  levelPrice,
  sellPrice,
  shopItems,
  soldItems,
} from '#rules/economy/prices.ts'
import { bestDiscount, type DiscountKind, discountKinds, quote } from './quote.ts'

const plain = { count: 1, permille: 0, discounts: [], owned: 0 } as const
const all: readonly DiscountKind[] = discountKinds

describe('prices', () => {
  test('at their base', () => {
    expect(Object.fromEntries(driftingItems.map((item) => [item, basePrice(item)]))).toEqual({
      ...{ power: 20_000, point: 20_000, gdd: 1_500, sjd: 1_500, zjj: 1_500, skin: 60_000 },
      ...{ icecream: 2_000, orange: 2_000, mooncake: 2_000, milk: 2_000, cofbean: 2_000, starsugar: 2_000 },
    })
    expect(shopItems).not.toContain('bocai')
  })
  test.each([
    ['power', 200, 24_000],
    ['power', -200, 16_000],
    ['gdd', 1, 1_501],
    ['gdd', -1, 1_498],
    ['skin', -1, 59_940],
  ] as const)('of %s at %i', (item, permille, price) => {
    expect(driftedPrice(item, permille)).toBe(price)
  })
  test('of levels double', () => {
    const levels = Array.from({ length: 8 }, (_, n) => n + 1)
    expect(levels.map((level) => levelPrice('player', level))).toEqual([
      15_000, 30_000, 60_000, 120_000, 240_000, 480_000, 960_000, 1_920_000,
    ])
    expect(levels.map((level) => levelPrice('bomb', level))).toEqual([
      20_000, 40_000, 80_000, 160_000, 320_000, 640_000, 1_280_000, 2_560_000,
    ])
    for (const level of [0, 9, 1.5]) expect(() => levelPrice('bomb', level)).toThrow(RangeError)
  })
  test('that the shop pays', () => {
    expect(soldItems.map((item) => sellPrice(item, { moonCake: false }))).toEqual([8_000, 8_000])
    expect(soldItems.map((item) => sellPrice(item, { moonCake: true }))).toEqual([8_000, 9_000])
    expect([isSoldItem('power'), isSoldItem('score'), isLevelItem('player'), isLevelItem('skin')]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
})

describe('a quote', () => {
  test('without discount', () => {
    expect(quote({ ...plain, item: 'gdd', count: 3, permille: 100 })).toEqual({
      unitPrices: [1_650, 1_650, 1_650],
      full: 4_950,
      total: 4_950,
      discount: null,
    })
  })
  test.each([
    ['orange', 'power', 2, 'orange', 38_000],
    ['orange', 'point', 1, 'orange', 19_000],
    ['orange', 'gdd', 8, null, 12_000],
    ['orange', 'milk', 8, null, 16_000],
    ['orangeCard', 'milk', 3, null, 6_000],
    ['orangeCard', 'milk', 4, 'orangeCard', 6_000],
    ['orangeCard', 'milk', 7, 'orangeCard', 12_000],
    ['orangeCard', 'milk', 8, 'orangeCard', 12_000],
    ['orangeCard', 'gdd', 4, null, 6_000],
    ['orangeCard', 'power', 4, null, 80_000],
    ['activity', 'zjj', 4, 'activity', 4_500],
    ['activity', 'power', 5, 'activity', 80_000],
    ['activity', 'skin', 3, null, 180_000],
  ] as const)('with %s for %s, %i units', (kind, item, count, ...[counts, total]) => {
    const asked = quote({ ...plain, item, count, discounts: [kind] })
    expect([asked?.discount?.kind ?? null, asked?.total]).toEqual([counts, total])
    expect((asked?.full ?? 0) - (asked?.discount?.saves ?? 0)).toBe(total)
  })
  test('discounts do not add up, the best one counts', () => {
    const discounts = ['orange', 'activity'] as const
    expect(quote({ ...plain, item: 'power', count: 3, discounts })).toMatchObject({
      total: 57_000,
      discount: { kind: 'orange', saves: 3_000 },
    })
    expect(quote({ ...plain, item: 'power', count: 4, discounts })).toMatchObject({
      total: 60_000,
      discount: { kind: 'activity', saves: 20_000 },
    })
  })
  test('no discount takes off more than half', () => {
    expect(bestDiscount(1_001, [{ kind: 'orange', saves: 501 }])).toEqual({ kind: 'orange', saves: 500 })
    expect(bestDiscount(1_000, [{ kind: 'orange', saves: 499 }])).toEqual({ kind: 'orange', saves: 499 })
    expect(bestDiscount(1_000, [{ kind: 'orange', saves: 1 }])).toEqual({ kind: 'orange', saves: 1 })
    expect(bestDiscount(1_000, [{ kind: 'orange', saves: 0 }])).toBeNull()
  })
  test('of levels goes on from those one has, without drift or discount, up to eight', () => {
    const asked = quote({ item: 'player', count: 2, permille: 200, discounts: all, owned: 1 })
    expect(asked).toEqual({ unitPrices: [30_000, 60_000], full: 90_000, total: 90_000, discount: null })
    expect(quote({ ...plain, item: 'bomb', count: 1, owned: 7 })?.total).toBe(2_560_000)
    expect(quote({ ...plain, item: 'bomb', count: 2, owned: 7 })).toBeNull()
    expect(quote({ ...plain, item: 'player', owned: 8 })).toBeNull()
  })
  test.each([0, -1, 1.5, Number.NaN])('of %d units is none', (count) => {
    expect(() => quote({ ...plain, item: 'power', count })).toThrow(RangeError)
  })
})

describe('over all drifts, desserts, activities and counts up to 24', () => {
  const drifts = Array.from({ length: 2 * driftMost + 1 }, (_, n) => n - driftMost)
  const choices = Array.from({ length: 2 ** all.length }, (_, n) => all.filter((_, bit) => n & (1 << bit)))
  const counts = Array.from({ length: 24 }, (_, n) => n + 1)

  test('the cheapest unit bought costs more than the dearest sold', () => {
    const dearest = Math.max(
      ...soldItems.flatMap((item) => [true, false].map((moonCake) => sellPrice(item, { moonCake }))),
    )
    let cheapest = Number.POSITIVE_INFINITY
    for (const item of soldItems)
      for (const permille of drifts)
        for (const discounts of choices)
          for (const count of counts) {
            const total = quote({ item, count, permille, discounts, owned: 0 })?.total ?? 0
            cheapest = Math.min(cheapest, total / count)
          }
    expect([cheapest, dearest]).toEqual([12_000, 9_000])
  })
  test('no price is halved, and every total is a whole number below the full price', () => {
    for (const item of driftingItems)
      for (const permille of [-driftMost, -1, 0, 1, driftMost])
        for (const discounts of choices)
          for (const count of counts) {
            const { full, total } = quote({ item, count, permille, discounts, owned: 0 }) ?? { full: 0, total: 0 }
            expect(2 * total >= full && total <= full && Number.isInteger(total)).toBe(true)
            expect(full).toBe(driftedPrice(item, permille) * count)
          }
    expect(levelItems).toEqual(['player', 'bomb'])
  })
})
