import { dessertRates as rates } from '#rules/desserts/dessert-rates.ts'
import { type CookedDessert, cookedDesserts } from '#rules/desserts/desserts.ts'
import { type Mixture, mixtureDistance, recipesApart } from './synthesis.ts'

type Bullet = keyof Mixture

/** What a member knows of recipes. */
export interface RecipeKnowledge {
  readonly hints: readonly { readonly dessert: CookedDessert; readonly bullet: Bullet; readonly count: number }[]
  /** Mixtures that were tried, with what the server said of them. */
  readonly tried: readonly (Mixture & { readonly dessert: CookedDessert; readonly distance: number })[]
}

/** The recipe of a dessert that hints tell: two of the three counts give the third. Null if they do not tell it. */
export function knownRecipe({ hints }: Pick<RecipeKnowledge, 'hints'>, dessert: CookedDessert): Mixture | null {
  const count = (bullet: Bullet) => hints.find((hint) => hint.dessert === dessert && hint.bullet === bullet)?.count
  const [gdd, sjd, zjj] = [count('gdd'), count('sjd'), count('zjj')]
  const rest = (a: number | undefined, b: number | undefined) =>
    a === undefined || b === undefined ? undefined : rates.mixture - a - b
  const whole = { gdd: gdd ?? rest(sjd, zjj), sjd: sjd ?? rest(gdd, zjj), zjj: zjj ?? rest(gdd, sjd) }
  return whole.gdd === undefined || whole.sjd === undefined || whole.zjj === undefined
    ? null
    : { gdd: whole.gdd, sjd: whole.sjd, zjj: whole.zjj }
}

export interface Foreseen {
  readonly dessert: CookedDessert
  readonly distance: number
}

/**
 * The nearest recipe of a mixture and its distance, as far as a member can know it: the mixture was tried, or a known
 * recipe is so near that no other can be nearer, or all recipes are known. Null otherwise.
 */
export function foreseen(knowledge: RecipeKnowledge, mixture: Mixture): Foreseen | null {
  const same = knowledge.tried.find((one) => mixtureDistance(one, mixture) === 0)
  if (same) return { dessert: same.dessert, distance: same.distance }
  const known = cookedDesserts.flatMap((dessert) => {
    const recipe = knownRecipe(knowledge, dessert)
    return recipe ? [{ dessert, distance: mixtureDistance(recipe, mixture) }] : []
  })
  const [first, ...rest] = known
  if (!first) return null
  const nearest = rest.reduce((best, one) => (one.distance < best.distance ? one : best), first)
  return known.length === cookedDesserts.length || 2 * nearest.distance < recipesApart ? nearest : null
}
