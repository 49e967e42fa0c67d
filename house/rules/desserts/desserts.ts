import type { Material } from '../ledger/resources.ts'

/** The seven desserts by their wire names. The place of a name is its number in the database: it never changes. */
export const desserts = ['icecream', 'orange', 'mooncake', 'milk', 'coffee', 'starsugar', 'bocai'] as const
export type Dessert = (typeof desserts)[number]

/** What a new member chooses from, and what a synthesis may bring. The bet-themed dessert comes by bets. */
export const cookedDesserts = desserts.filter((dessert) => dessert !== 'bocai')
export type CookedDessert = Exclude<Dessert, 'bocai'>

export const isDessert = (text: string): text is Dessert => (desserts as readonly string[]).includes(text)
export const isCooked = (text: string): text is CookedDessert => isDessert(text) && text !== 'bocai'

export const dessertNumber = (dessert: Dessert): number => desserts.indexOf(dessert)

/** The dessert that has this number in the database. Throws if none has. */
export function dessertOf(number: number): Dessert {
  const dessert = desserts[number]
  if (!dessert) throw new Error(`no dessert has the number ${number}`)
  return dessert
}

/** The material that a dessert likes best. */
export const materialOf = (dessert: Dessert): Material => (dessert === 'coffee' ? 'cofbean' : dessert)
