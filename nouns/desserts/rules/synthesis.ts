import { dessertRates as rates } from '#rules/desserts/dessert-rates.ts'
import { type CookedDessert, cookedDesserts } from '#rules/desserts/desserts.ts'
import { sinks } from '#rules/economy/economy-rates.ts'

/** Whole numbers of the three bullets, `rates.mixture` in all. */
export interface Mixture {
  readonly gdd: number
  readonly sjd: number
  readonly zjj: number
}

export type Recipes = Readonly<Record<CookedDessert, Mixture>>

export const isMixture = ({ gdd, sjd, zjj }: Mixture): boolean =>
  [gdd, sjd, zjj].every((count) => Number.isInteger(count) && count >= 0) && gdd + sjd + zjj === rates.mixture

/** All mixtures there are: 66. */
export const mixtures: readonly Mixture[] = Array.from({ length: rates.mixture + 1 }, (_, gdd) =>
  Array.from({ length: rates.mixture - gdd + 1 }, (_, sjd) => ({ gdd, sjd, zjj: rates.mixture - gdd - sjd })),
).flat()

/** Sum of the differences: an even number, for both have as many bullets. */
export const mixtureDistance = (a: Mixture, b: Mixture): number =>
  Math.abs(a.gdd - b.gdd) + Math.abs(a.sjd - b.sjd) + Math.abs(a.zjj - b.zjj)

/** Two recipes differ by so much at least, so that a mixture of distance 2 belongs to one of them. */
export const recipesApart = 6

/** Draws a recipe for every dessert that is cooked. `below(n)` draws a whole number from 0 to n - 1. */
export function drawRecipes(below: (n: number) => number): Recipes {
  for (;;) {
    const drawn: Mixture[] = []
    let left = mixtures
    while (drawn.length < cookedDesserts.length && left.length > 0) {
      const one = left[below(left.length)] as Mixture // `below` answers a place of the list
      drawn.push(one)
      left = left.filter((mixture) => mixtureDistance(mixture, one) >= recipesApart)
    }
    if (drawn.length === cookedDesserts.length) {
      // As many recipes were drawn as there are desserts.
      return Object.fromEntries(cookedDesserts.map((dessert, n) => [dessert, drawn[n]])) as unknown as Recipes
    }
  }
}

/** The dessert whose recipe is nearest; of several the first in the list of desserts. */
export const nearestRecipe = (recipes: Recipes, mixture: Mixture): { dessert: CookedDessert; distance: number } =>
  cookedDesserts
    .map((dessert) => ({ dessert, distance: mixtureDistance(recipes[dessert], mixture) }))
    .reduce((best, one) => (one.distance < best.distance ? one : best))

interface Helped {
  /** Whole units of sugar; only whole steps of ten count. */
  readonly sugar: number
  /** Milk is on display. */
  readonly milk: boolean
}

/** Chance of a synthesis in hundredths, with a fraction where milk helps. */
export const synthesisChance = (distance: number, { sugar, milk }: Helped): number => {
  const base = rates.nearness[distance / 2] ?? rates.far
  const sweetened = base + Math.floor(sugar / sinks.sugarStep) * sinks.sugarStepPercent
  return Math.min(rates.chanceMost, milk ? (sweetened * rates.milkTenths) / 10 : sweetened)
}

/** Bullets that come back after a failure with milk and its card on display: half of each kind, rounded down. */
export const halfBack = ({ gdd, sjd, zjj }: Mixture): Mixture => ({
  gdd: Math.floor(gdd / 2),
  sjd: Math.floor(sjd / 2),
  zjj: Math.floor(zjj / 2),
})
