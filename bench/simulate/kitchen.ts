import { dessertRates } from '@patisserie/rules/desserts/dessert-rates'
import { cookedDesserts } from '@patisserie/rules/desserts/desserts'
import { materials } from '@patisserie/rules/ledger/resources'
import type { Draws } from './draws.ts'
import type { Person } from './person.ts'

/** Desserts by the place of their material in `materials`. */
export const dessert = { iceCream: 0, orange: 1, moonCake: 2, milk: 3, coffee: 4, starSugar: 5, bet: 6 } as const
export const synthesized = cookedDesserts.length

export interface Kitchen {
  /** 0: not owned. */
  readonly levels: number[]
  readonly experience: number[]
  readonly cards: boolean[]
  readonly skins: boolean[]
  displayed: number
  /** Materials fed today, and how many of them were stolen. */
  readonly plate: number[]
  stolen: number
  spentOnBullets: number
}

export const newKitchen = (first: number): Kitchen => {
  const each = <Value>(value: Value): Value[] => materials.map(() => value)
  const levels = each(0)
  levels[first] = 1
  return {
    ...{ levels, experience: each(0), cards: each(false), skins: each(false), displayed: first },
    ...{ plate: each(0), stolen: 0, spentOnBullets: 0 },
  }
}

/** The value at a place of one of the lists above, which have a place for every dessert. */
export const at = <Value>(list: readonly Value[], place: number): Value => {
  const value = list[place]
  if (value === undefined) throw new RangeError(`no dessert ${place}`)
  return value
}

export const ownedDesserts = ({ levels }: Kitchen): number[] =>
  [...levels.keys()].filter((place) => at(levels, place) > 0)

export const showsDessert = ({ kitchen }: Person, place: number): boolean =>
  kitchen.displayed === place && at(kitchen.levels, place) > 0

/**
 * One change a day. Most people change now and then, collectors always show the moon-cake, traders do when they sell; who
 * switches shows coffee on even days and sells under the moon-cake on odd ones.
 */
export function changeDisplayed({ kind, kitchen, tricks, seconds }: Person, day: number, draws: Draws): void {
  const owned = ownedDesserts(kitchen)
  if (tricks.has('switch')) {
    const wanted = day % 2 === 0 ? dessert.coffee : dessert.moonCake
    if (owned.includes(wanted)) kitchen.displayed = wanted
  } else if ((tricks.has('trade') && day % 3 === 0) || kind === 'collector') {
    if (owned.includes(dessert.moonCake)) kitchen.displayed = dessert.moonCake
  } else if (day % 7 === seconds.length % 7 || (tricks.has('trade') && day % 3 === 1))
    kitchen.displayed = draws.pick(owned)
}

/** Coffee doubles the power of a log-in at night now and then. */
export const powerWithCoffee = (person: Person, power: number, draws: Draws): number => {
  const night = person.tricks.has('switch') || draws.chance(0.1)
  const card = at(person.kitchen.cards, dessert.coffee)
  return showsDessert(person, dessert.coffee) && night && draws.chance(dessertRates.coffee[card ? 1 : 0] / 100)
    ? 2 * power
    : power
}

/** Star-sugar makes the point of the first post 0 to 2, with its card 1 to 2. */
export const starSugarPoints = (person: Person, points: number, draws: Draws): number =>
  showsDessert(person, dessert.starSugar) ? draws.whole(at(person.kitchen.cards, dessert.starSugar) ? 1 : 0, 2) : points
