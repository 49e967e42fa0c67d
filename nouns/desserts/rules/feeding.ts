import { dessertRates as rates } from '#rules/desserts/dessert-rates.ts'
import { type Dessert, materialOf } from '#rules/desserts/desserts.ts'
import { materials } from '#rules/ledger/resources.ts'

/** What a dessert eats, in the order in which plates are stored. */
export const foods = [...materials, 'sugar'] as const
export type Food = (typeof foods)[number]

/** Experience of one unit. */
export const feedWorth = (dessert: Dessert, food: Food): number =>
  food === 'sugar' ? rates.sugar : food === materialOf(dessert) ? rates.ownMaterial : rates.otherMaterial
