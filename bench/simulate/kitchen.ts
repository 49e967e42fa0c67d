import type { Food } from '#nouns/desserts/rules/feeding.ts'
import { type CookedDessert, cookedDesserts, type Dessert } from '#rules/desserts/desserts.ts'
import { type Growth, levelOn } from '#rules/desserts/growth.ts'
import type { HoursOut } from '#rules/desserts/outings.ts'
import { beijingDayOf } from './days.ts'
import type { RecipeBook } from './recipe-book.ts'

export interface OwnDessert {
  /** Replaced as it grows. */
  growth: Growth
  card: boolean
  skin: boolean
}

/** Food that was fed at an hour, and what of it is left. */
export interface Serving {
  readonly food: Food
  readonly hour: number
  readonly fed: number
  left: number
}

/** What a member has of desserts. */
export interface Kitchen {
  readonly desserts: Map<Dessert, OwnDessert>
  displayed: Dessert
  /** Servings of each dessert's plate, the oldest first. */
  readonly plates: Map<Dessert, Serving[]>
  readonly recipes: RecipeBook
  firstTried: boolean
  spentOnBullets: number
  /** Outings of the last day on which one began, and the most hours of a day so far. */
  out: HoursOut
  mostHoursOut: number
  /** Units that others stole. */
  lost: number
  /** The largest part of what was fed to a dessert within a day that others stole. */
  worstLoss: number
}

export const newKitchen = (first: CookedDessert, recipes: RecipeBook): Kitchen => ({
  desserts: new Map([[first, comes(0)]]),
  displayed: first,
  plates: new Map(),
  recipes,
  firstTried: false,
  spentOnBullets: 0,
  out: { day: null, hours: 0 },
  mostHoursOut: 0,
  lost: 0,
  worstLoss: 0,
})

/** A dessert that its member gets on a day. */
export const comes = (day: number): OwnDessert => ({
  growth: { exp: 0, fedDay: beijingDayOf(day) },
  card: false,
  skin: false,
})

export const missingDesserts = ({ desserts }: Kitchen): CookedDessert[] =>
  cookedDesserts.filter((each) => !desserts.has(each))

export const levelOf = ({ desserts }: Kitchen, dessert: Dessert, day: number): number => {
  const own = desserts.get(dessert)
  return own ? levelOn(own.growth, beijingDayOf(day)) : 0
}
