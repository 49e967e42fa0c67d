import { halfBack, type Mixture, nearestRecipe, synthesisChance } from '#nouns/desserts/rules/synthesis.ts'
import { dessertRates as rates } from '#rules/desserts/dessert-rates.ts'
import { type CookedDessert, cookedDesserts, type Dessert } from '#rules/desserts/desserts.ts'
import { givesBulletsBack, helpsSynthesis } from '#rules/desserts/effects.ts'
import { sinks } from '#rules/economy/economy-rates.ts'
import { bullets } from '#rules/ledger/resources.ts'
import { shown } from './displaying.ts'
import { grow } from './feeding.ts'
import { comes, missingDesserts } from './kitchen.ts'
import { type Person, reach } from './person.ts'
import type { World } from './world.ts'

/** Share of score that people keep for bullets while a dessert is missing. */
export const bulletShare = 0.2

/** The free mixture on the first day, then one a day while bullets and purse suffice. */
export function cook(world: World, person: Person): void {
  const { kitchen } = person
  if (!kitchen.firstTried) {
    kitchen.firstTried = true
    synthesize(world, person, { ...nextMixture(world, person, { isFree: true }), isFree: true })
  }
  const next = nextMixture(world, person, { isFree: false })
  if (buyLacking(world, person, next.mixture)) synthesize(world, person, { ...next, isFree: false })
}

interface Next {
  readonly mixture: Mixture
  /** Nothing else can be the recipe. */
  readonly isKnown: boolean
}

/** For the dessert of which most is known, a mixture that may be its recipe: the one that lacks fewest bullets. */
function nextMixture({ draws }: World, { kitchen, account }: Person, { isFree }: { isFree: boolean }): Next {
  const missing = missingDesserts(kitchen)
  const possible = (missing.length > 0 ? missing : cookedDesserts)
    .map((dessert) => kitchen.recipes.possible(dessert))
    .toSorted((a, b) => a.length - b.length || lacks(a[0]) - lacks(b[0]))[0]
  if (!possible?.[0]) throw new Error('no mixture can be the recipe: what was learned contradicts itself')
  const least = Math.min(...possible.map(lacks))
  return { mixture: draws.pick(possible.filter((each) => lacks(each) === least)), isKnown: possible.length === 1 }

  function lacks(mixture: Mixture | undefined): number {
    if (!mixture || isFree) return 0
    return bullets.reduce((total, each) => total + Math.max(0, mixture[each] - account.balances[each]), 0)
  }
}

/** Buys the bullets that a mixture lacks; false if they are too dear. Only a missing dessert is worth buying for. */
function buyLacking({ market, book, hour }: World, { kitchen, account }: Person, mixture: Mixture): boolean {
  const orders = bullets
    .map((item) => ({ item, count: mixture[item] - account.balances[item], hour, orange: [] as const }))
    .filter(({ count }) => count > 0)
  if (orders.length === 0) return true
  const cost = orders.reduce((total, order) => total + (market.quote(account, order)?.total ?? 0), 0)
  const purse = missingDesserts(kitchen).length > 0 ? bulletShare * account.income.cash - kitchen.spentOnBullets : 0
  if (cost > purse || cost > account.balances.score) return false
  for (const order of orders) kitchen.spentOnBullets += market.buy(book, account, order) ?? 0
  return true
}

/** Sugar is added to a known recipe of a missing dessert alone, as far as it helps. */
function sugarFor({ kitchen, account }: Person, { isKnown }: Next, milk: boolean): number {
  if (!isKnown || missingDesserts(kitchen).length === 0) return 0
  const most = Math.min(rates.sugarMost, account.balances.sugar)
  let sugar = 0
  while (sugar + sinks.sugarStep <= most && synthesisChance(0, { sugar, milk }) < rates.chanceMost)
    sugar += sinks.sugarStep
  return sugar
}

function synthesize(world: World, person: Person, next: Next & { readonly isFree: boolean }): void {
  const { book, draws, day, recipes } = world
  const { account, kitchen } = person
  const { mixture, isFree } = next
  const milk = helpsSynthesis(shown(person))
  const sugar = sugarFor(person, next, milk)
  const { dessert, distance } = nearestRecipe(recipes, mixture)
  kitchen.recipes.learnTry(mixture, dessert, distance)
  if (!isFree)
    for (const resource of bullets) book.burn(account, { resource, amount: mixture[resource], reason: 'synthesis' })
  book.burn(account, { resource: 'sugar', amount: sugar, reason: 'synthesis' })
  if (draws.chance(synthesisChance(distance, { sugar, milk }) / 100)) {
    if (kitchen.desserts.has(dessert)) grow(person, dessert, { experience: rates.ownedAgain, day })
    else getDessert(person, dessert, day)
    return
  }
  const back = givesBulletsBack(shown(person)) && !isFree ? halfBack(mixture) : {}
  book.earn(account, { sugar: rates.failureSugar, ...back }, 'synthesisFailed')
}

/** A dessert that a person did not have comes. */
export function getDessert(person: Person, dessert: Dessert, day: number): void {
  const { kitchen } = person
  kitchen.desserts.set(dessert, comes(day))
  reach(person, 'second dessert', day)
  if (missingDesserts(kitchen).length === 0) reach(person, 'six desserts', day)
}

/** The dessert that somebody wishes for a collected dragon ball; null if they have all. */
export const wishedDessert = ({ kitchen }: Person): Dessert | null => {
  const missing: CookedDessert | undefined = missingDesserts(kitchen)[0]
  return missing ?? (kitchen.desserts.has('bocai') ? null : 'bocai')
}
