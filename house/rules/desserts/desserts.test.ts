import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feedWorth, foods } from '#nouns/desserts/rules/feeding.ts'
import {
  drawRecipes,
  halfBack,
  isMixture,
  mixtureDistance,
  mixtures,
  nearestRecipe,
  synthesisChance,
} from '#nouns/desserts/rules/synthesis.ts'
import { materials } from '../ledger/resources.ts'
import { cookedDesserts, dessertNumber, dessertOf, desserts, isCooked, materialOf } from './desserts.ts'
import { drawMessage, drawnNumber } from './draws.ts'
import {
  doublesPower,
  firstPostPoints,
  foragesMore,
  givesBulletsBack,
  helpsSynthesis,
  ninthsBack,
  sellsDearer,
  shopDiscounts,
  winningsAdded,
} from './effects.ts'
import { expOf, grownLevel, grownShare, isHungry, levelOn, nextAt, starsOf, wholeLevel } from './growth.ts'
import { hidesCard } from './skins.ts'

test('every dessert has a material of its own, and six are cooked', () => {
  expect(desserts.map(materialOf)).toEqual([...materials])
  expect(desserts.map((dessert) => dessertOf(dessertNumber(dessert)))).toEqual([...desserts])
  expect(cookedDesserts).toHaveLength(6)
  expect([isCooked('milk'), isCooked('bocai'), isCooked('tea')]).toEqual([true, false, false])
  expect(() => dessertOf(7)).toThrow('number 7')
})

describe('growth', () => {
  test.each([
    [0, 1],
    [49, 1],
    [50, 2],
    [149, 2],
    [150, 3],
    [1_799, 8],
    [1_800, 9],
    [99_999, 9],
  ])('%i experience is level %i', (exp, level) => expect(grownLevel(exp)).toBe(level))

  test('stars come above the highest level, every 400', () => {
    expect([1_799, 1_800, 2_199, 2_200, 3_000].map(starsOf)).toEqual([0, 0, 0, 1, 3])
    expect([0, 50, 1_799, 1_800, 2_200].map(nextAt)).toEqual([50, 150, 1_800, 2_200, 2_600])
  })

  test('the share of the way starts anew at each level and each star', () => {
    expect([0, 25, 49, 50, 100, 150].map(grownShare)).toEqual([0, 0.5, 0.98, 0, 0.5, 0])
    expect([1_800, 2_100, 2_200, 2_300, 3_000].map(grownShare)).toEqual([0, 0.75, 0, 0.25, 0])
  })

  test('a whole level is what is missing to the next one', () => {
    fc.assert(
      fc.property(fc.nat(5_000), (exp) => {
        const after = exp + wholeLevel(exp)
        expect(grownLevel(after) + starsOf(after)).toBe(grownLevel(exp) + starsOf(exp) + 1)
        expect(after - 1 >= exp).toBe(true)
      }),
    )
    expect(expOf(9)).toBe(1_800)
  })

  test('the highest level falls by one after a week without its material, and no other level does', () => {
    const fed = { exp: 1_800, fedDay: '2026-03-01' }
    expect([isHungry(fed, '2026-03-07'), isHungry(fed, '2026-03-08')]).toEqual([false, true])
    expect([levelOn(fed, '2026-03-07'), levelOn(fed, '2026-03-08')]).toEqual([9, 8])
    expect(levelOn({ ...fed, exp: 1_799 }, '2027-01-01')).toBe(8)
    expect(levelOn({ ...fed, exp: 9_999 }, '2026-03-08')).toBe(8)
  })
})

test('a dessert grows most by its own material, least by sugar', () => {
  expect(foods.map((food) => feedWorth('coffee', food))).toEqual([5, 5, 5, 5, 10, 5, 5, 3])
})

describe('synthesis', () => {
  test('there are 66 mixtures of ten bullets', () => {
    expect(mixtures).toHaveLength(66)
    expect(mixtures.every(isMixture)).toBe(true)
    expect([
      isMixture({ gdd: 11, sjd: -1, zjj: 0 }),
      isMixture({ gdd: 5, sjd: 5, zjj: 1 }),
      isMixture({ gdd: 2.5, sjd: 2.5, zjj: 5 }),
    ]).toEqual([false, false, false])
  })

  test('recipes are far enough from one another that each neighbour belongs to one', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (stream) => {
        const recipes = drawRecipes((n) => Math.floor((stream.next().value ?? 0) * n))
        const drawn = cookedDesserts.map((dessert) => recipes[dessert])
        for (const [n, one] of drawn.entries()) {
          expect(isMixture(one)).toBe(true)
          for (const other of drawn.slice(n + 1)) expect(mixtureDistance(one, other)).toBeGreaterThanOrEqual(6)
        }
      }),
      { numRuns: 50 },
    )
  })

  const recipes = {
    icecream: { gdd: 10, sjd: 0, zjj: 0 },
    orange: { gdd: 0, sjd: 10, zjj: 0 },
    mooncake: { gdd: 0, sjd: 0, zjj: 10 },
    milk: { gdd: 5, sjd: 5, zjj: 0 },
    coffee: { gdd: 0, sjd: 5, zjj: 5 },
    starsugar: { gdd: 5, sjd: 0, zjj: 5 },
  }

  test('the nearest recipe is tried, of equal ones the first in the list', () => {
    expect(nearestRecipe(recipes, { gdd: 9, sjd: 1, zjj: 0 })).toEqual({ dessert: 'icecream', distance: 2 })
    expect(nearestRecipe(recipes, { gdd: 4, sjd: 3, zjj: 3 })).toEqual({ dessert: 'milk', distance: 6 })
    expect(mixtureDistance({ gdd: 10, sjd: 0, zjj: 0 }, { gdd: 0, sjd: 0, zjj: 10 })).toBe(20)
  })

  test.each([
    [0, 0, false, 60],
    [2, 0, false, 40],
    [4, 0, false, 20],
    [6, 0, false, 10],
    [8, 0, false, 2],
    [20, 0, false, 2],
    [0, 9, false, 60],
    [0, 10, false, 65],
    [2, 29, false, 50],
    [0, 0, true, 90],
    [0, 10, true, 95],
    [8, 0, true, 3],
    [0, 100, false, 95],
  ])('distance %i with %i sugar, milk %s: %i in a hundred', (distance, sugar, milk, chance) =>
    expect(synthesisChance(distance, { sugar, milk })).toBe(chance),
  )

  test('half of each bullet comes back, rounded down', () => {
    expect(halfBack({ gdd: 5, sjd: 4, zjj: 1 })).toEqual({ gdd: 2, sjd: 2, zjj: 0 })
  })
})

describe('effects', () => {
  const all = desserts.flatMap((dessert) => [false, true].map((card) => ({ dessert, card })))

  test('each is of one dessert, and none of nothing', () => {
    const acting = (acts: (shown: (typeof all)[number] | null) => unknown) =>
      [null, ...all].filter((shown) => acts(shown)).map((shown) => `${shown?.dessert}${shown?.card ? '+' : ''}`)
    expect(acting((shown) => shopDiscounts(shown).length)).toEqual(['orange', 'orange+'])
    expect(acting(sellsDearer)).toEqual(['mooncake', 'mooncake+'])
    expect(acting(foragesMore)).toEqual(['mooncake+'])
    expect(acting(helpsSynthesis)).toEqual(['milk', 'milk+'])
    expect(acting(givesBulletsBack)).toEqual(['milk+'])
    expect(acting((shown) => doublesPower(shown, 5, 0))).toEqual(['coffee', 'coffee+'])
    expect(acting(ninthsBack)).toEqual(['icecream', 'icecream+'])
    expect(acting((shown) => winningsAdded(shown, 0))).toEqual(['bocai', 'bocai+'])
    expect(acting((shown) => firstPostPoints(shown, 1, 0) !== 1)).toEqual(['starsugar'])
    expect(acting((shown) => firstPostPoints(shown, 1, 0.999) === 2)).toEqual(['starsugar', 'starsugar+'])
  })

  test('coffee acts from 0 to before 6 o’clock, more often with its card', () => {
    const coffee = (card: boolean, hour: number, draw: number) => doublesPower({ dessert: 'coffee', card }, hour, draw)
    expect([coffee(false, 0, 0.199), coffee(false, 0, 0.2), coffee(true, 5, 0.299), coffee(true, 5, 0.3)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(coffee(true, 6, 0)).toBe(false)
  })

  test('what is drawn stays within its bounds', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (draw) => {
        expect([0, 1, 2]).toContain(firstPostPoints({ dessert: 'starsugar', card: false }, 1, draw))
        expect([1, 2]).toContain(firstPostPoints({ dessert: 'starsugar', card: true }, 1, draw))
        const added = winningsAdded({ dessert: 'bocai', card: true }, draw)
        expect(added).toBeGreaterThanOrEqual(30)
        expect(added).toBeLessThanOrEqual(60)
      }),
    )
    expect([false, true].map((card) => ninthsBack({ dessert: 'icecream', card }))).toEqual([1, 2])
    expect(shopDiscounts({ dessert: 'orange', card: true })).toEqual(['orange', 'orangeCard'])
  })
})

test('a draw is named by its act, and a digest is a number below 1', () => {
  expect(drawMessage({ kind: 'synthesis', subject: '7', n: 2 })).toBe('synthesis:7:2')
  expect(drawnNumber(new Uint8Array(32))).toBe(0)
  expect(drawnNumber(new Uint8Array(32).fill(255))).toBeLessThan(1)
  expect(drawnNumber(Uint8Array.of(128, 0, 0, 0, 0, 0))).toBe(0.5)
  expect(drawnNumber(Uint8Array.of(0, 0, 0, 0, 0, 1, 255))).toBe(2 ** -48)
})

test('two skins hide the spell card', () => {
  expect(['', 'sakura', 'snow', 'night', 'gold', 'c:Reimu'].map(hidesCard)).toEqual([
    false,
    false,
    false,
    true,
    true,
    false,
  ])
})
