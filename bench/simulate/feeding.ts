import { type Food, feedWorth } from '#nouns/desserts/rules/feeding.ts'
import { dessertRates as rates } from '#rules/desserts/dessert-rates.ts'
import { type Dessert, materialOf } from '#rules/desserts/desserts.ts'
import { grownLevel, wholeLevel } from '#rules/desserts/growth.ts'
import { sinks } from '#rules/economy/economy-rates.ts'
import { materials } from '#rules/ledger/resources.ts'
import { beijingDayOf } from './days.ts'
import { type Kitchen, levelOf, missingDesserts } from './kitchen.ts'
import { type Person, reach } from './person.ts'
import type { World } from './world.ts'

/** Steps of sugar that people keep for a synthesis while a dessert is missing. */
const sugarStepsKept = 4

/**
 * Everything is fed at once: materials to the dessert they belong to, the rest to the one that grew least. Second accounts
 * that are to be robbed save for one full plate a week, that of the displayed dessert.
 */
export function feedAll(world: World, person: Person): void {
  const isPlate = person.main?.tricks.has('steal') ?? false
  if (isPlate && world.day % 7 !== 0) return
  const { kitchen, account } = person
  const least = isPlate ? kitchen.displayed : leastGrown(kitchen)
  for (const food of materials) {
    const own = [...kitchen.desserts.keys()].find((each) => materialOf(each) === food)
    feed(world, person, { dessert: isPlate ? least : (own ?? least), food, amount: account.balances[food] })
  }
  const kept = missingDesserts(kitchen).length > 0 ? sugarStepsKept * sinks.sugarStep : 0
  feed(world, person, { dessert: least, food: 'sugar', amount: Math.max(0, account.balances.sugar - kept) })
}

export const leastGrown = ({ desserts }: Kitchen): Dessert => {
  const [least] = [...desserts].toSorted(([, a], [, b]) => a.growth.exp - b.growth.exp)
  if (!least) throw new Error('everybody has a dessert')
  return least[0]
}

interface Fed {
  readonly dessert: Dessert
  readonly food: Food
  readonly amount: number
}

function feed({ book, day, hour }: World, person: Person, { dessert, food, amount }: Fed): void {
  if (amount === 0) return
  const { kitchen, account } = person
  book.burn(account, { resource: food, amount, reason: 'feed' })
  const plate = kitchen.plates.get(dessert) ?? []
  plate.push({ food, hour, fed: amount, left: amount })
  kitchen.plates.set(dessert, plate)
  grow(person, dessert, { experience: feedWorth(dessert, food) * amount, day, isOwn: food === materialOf(dessert) })
}

interface Grown {
  readonly experience: number
  readonly day: number
  /** By its own material. */
  readonly isOwn?: boolean
}

export function grow(person: Person, dessert: Dessert, { experience, day, isOwn = false }: Grown): void {
  const own = person.kitchen.desserts.get(dessert)
  if (!own) throw new Error(`${dessert} is not there`)
  const before = grownLevel(own.growth.exp)
  const exp = own.growth.exp + experience
  own.growth = { exp, fedDay: isOwn ? beijingDayOf(day) : own.growth.fedDay }
  const level = grownLevel(exp)
  if (level > before) reach(person, 'a dessert rises', day)
  if (level === rates.topLevel) reach(person, 'a dessert at 9', day)
}

/** A whole level, as a dragon ball brings it. */
export function rise(person: Person, day: number): void {
  const dessert = leastGrown(person.kitchen)
  const exp = person.kitchen.desserts.get(dessert)?.growth.exp ?? 0
  grow(person, dessert, { experience: wholeLevel(exp), day })
}

/** The displayed dessert learns its spell card once there is power for it. */
export function teach({ book, day }: World, person: Person): void {
  const { kitchen, account } = person
  const own = kitchen.desserts.get(kitchen.displayed)
  if (!own || own.card || levelOf(kitchen, kitchen.displayed, day) < rates.cardLevel) return
  if (person.powerSaved < rates.cardPower || account.balances.power < rates.cardPower) return
  person.powerSaved -= rates.cardPower
  book.burn(account, { resource: 'power', amount: rates.cardPower, reason: 'teach' })
  own.card = true
  reach(person, 'first card', day)
}
