import type { Material } from '../ledger/resources.ts'
import { type OutingHours, dessertRates as rates } from './dessert-rates.ts'

/** Places of the school map, by their wire names, and what a dessert finds there: materials with their weights. */
export const forageTables = {
  gate: { orange: 3, mooncake: 2, milk: 1 },
  classrooms: { milk: 3, cofbean: 2, starsugar: 1 },
  library: { cofbean: 4, starsugar: 1, mooncake: 1 },
  artRoom: { starsugar: 3, icecream: 2, orange: 1 },
  canteen: { milk: 2, icecream: 2, mooncake: 2 },
  shop: { bocai: 1, icecream: 2, starsugar: 2 },
  roof: { starsugar: 4, orange: 1, cofbean: 1 },
  pool: { icecream: 4, orange: 2 },
  dormitory: { mooncake: 3, milk: 3 },
  clubHouse: { cofbean: 3, orange: 2, icecream: 1 },
} as const satisfies Readonly<Record<string, Partial<Record<Material, number>>>>

export type ForagePlace = keyof typeof forageTables
export const foragePlaces = Object.keys(forageTables) as readonly ForagePlace[] // the keys of the table above

export const isForagePlace = (text: string): text is ForagePlace => Object.hasOwn(forageTables, text)

const hourMs = 3_600_000

/** An outing from `leftAt`, which ends by itself after its hours. */
export interface OutingTime {
  readonly leftAt: Date
  readonly hours: OutingHours
}

export const backAt = ({ leftAt, hours }: OutingTime): Date => new Date(leftAt.getTime() + hours * hourMs)

/** The part of an outing that has passed, from 0 to 1. */
export const passedPart = ({ leftAt, hours }: OutingTime, now: Date): number =>
  Math.min(1, Math.max(0, (now.getTime() - leftAt.getTime()) / (hours * hourMs)))

/** Hours of the outings that a member's desserts began on a Beijing day; null: none yet. */
export interface HoursOut {
  readonly day: string | null
  readonly hours: number
}

/** Hours for which a member's desserts may still be sent out today. */
export const hoursLeft = ({ day, hours }: HoursOut, today: string): number =>
  Math.max(0, rates.outHoursADay - (day === today ? hours : 0))

/** A number from 0 to below 1 for each thing that is drawn. */
export type DrawNumber = (n: number) => number

interface Foraging {
  readonly place: ForagePlace
  readonly hours: OutingHours
  /** As of `passedPart`. */
  readonly part: number
  /** Moon-cake with its card is on display, which acts on outings of `cardHours`. */
  readonly oneMore: boolean
}

/** What a dessert brings from a place. Draw 0 is the number of materials, 1 a hint, the others one material each. */
export function forage({ place, hours, part, oneMore }: Foraging, draw: DrawNumber) {
  const [least, most] = rates.foraged[hours]
  const whole = least + Math.floor(draw(0) * (most - least + 1)) + (oneMore && hours === rates.cardHours ? 1 : 0)
  const found = Array.from({ length: Math.floor(whole * part) }, (_, n) => pick(place, draw(n + 2)))
  return { found, hint: draw(1) * 100 < rates.hintChance * part }
}

function pick(place: ForagePlace, drawn: number): Material {
  const entries = Object.entries(forageTables[place]) as [Material, number][] // the keys of a table are materials
  const sum = entries.reduce((total, [, weight]) => total + weight, 0)
  let at = drawn * sum
  for (const [material, weight] of entries) {
    at -= weight
    if (at < 0) return material
  }
  return entries[0]?.[0] as Material // no table is empty
}

interface Stealing {
  readonly hours: OutingHours
  readonly part: number
  /** Level of the dessert that is stolen from, 1 to 9. */
  readonly guard: number
  /** Units that lie on the plate, and what was fed and what stolen of it within the day. */
  readonly left: number
  readonly fed: number
  readonly stolen: number
}

/** Hundredths of what was fed within the day that a whole outing steals; `guard`: the level of the dessert it steals from. */
export const stolenPercent = (hours: OutingHours, guard: number): number =>
  rates.stolen[hours] * Math.max(0, 1 - (rates.guardPercent * guard) / 100)

/** Units that a thief takes from a plate, never more than half of what was fed within the day. */
export const stolenUnits = ({ hours, part, guard, left, fed, stolen }: Stealing): number => {
  const share = stolenPercent(hours, guard) / 100
  return Math.max(0, Math.min(Math.floor(fed * share * part), Math.floor(fed / 2) - stolen, left))
}

/** Sugar that a thief brings besides. */
export const thiefSugar = (hours: OutingHours, part: number): number => Math.floor(rates.thiefSugar[hours] * part)
