import { dessertRates as rates } from './dessert-rates.ts'
import type { Dessert } from './desserts.ts'

/** What a member displays; it alone acts. */
export interface Displayed {
  readonly dessert: Dessert
  /** It knows its spell card, and its skin does not hide it. */
  readonly card: boolean
}

const acts = (shown: Displayed | null, dessert: Dessert): 'no' | 'plain' | 'card' =>
  shown?.dessert !== dessert ? 'no' : shown.card ? 'card' : 'plain'

/** Discounts of the shop: names of `DiscountKind`. */
export const shopDiscounts = (shown: Displayed | null): readonly ('orange' | 'orangeCard')[] => {
  const orange = acts(shown, 'orange')
  return orange === 'no' ? [] : orange === 'card' ? ['orange', 'orangeCard'] : ['orange']
}

/** Points are sold for more. */
export const sellsDearer = (shown: Displayed | null): boolean => acts(shown, 'mooncake') !== 'no'
/** A long outing to a place brings one material more. */
export const foragesMore = (shown: Displayed | null): boolean => acts(shown, 'mooncake') === 'card'

export const helpsSynthesis = (shown: Displayed | null): boolean => acts(shown, 'milk') !== 'no'
export const givesBulletsBack = (shown: Displayed | null): boolean => acts(shown, 'milk') === 'card'

/** Whether coffee doubles the power of a first log-in. `hour`: that of Beijing; `draw` from 0 to below 1. */
export const doublesPower = (shown: Displayed | null, hour: number, draw: number): boolean => {
  const coffee = acts(shown, 'coffee')
  return coffee !== 'no' && hour < 6 && draw * 100 < rates.coffee[coffee === 'card' ? 1 : 0]
}

/** Points of the first post of a day. `usual`: what it brings without an effect; `draw` from 0 to below 1. */
export const firstPostPoints = (shown: Displayed | null, usual: number, draw: number): number => {
  const sugar = acts(shown, 'starsugar')
  if (sugar === 'no') return usual
  const [least, most] = sugar === 'card' ? [1, 2] : [0, 2]
  return least + Math.floor(draw * (most - least + 1))
}

/** The part of a lost stake that comes back, in ninths. */
export const ninthsBack = (shown: Displayed | null): number => {
  const icecream = acts(shown, 'icecream')
  return icecream === 'no' ? 0 : rates.icecreamNinths[icecream === 'card' ? 1 : 0]
}

/** What is added to net winnings, in hundredths of them. */
export const winningsAdded = (shown: Displayed | null, draw: number): number => {
  const bocai = acts(shown, 'bocai')
  if (bocai === 'no') return 0
  const [least, most] = rates.bocai[bocai === 'card' ? 1 : 0]
  return least + Math.floor(draw * (most - least + 1))
}
