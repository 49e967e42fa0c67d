import { bullets, levelResources, materials, type Resource } from '../ledger/resources.ts'
import { giving, prices, worths } from './economy-rates.ts'
import { sellPrice } from './prices.ts'

/** Resources that members can give each other: all but levels. */
export type Giftable = Exclude<Resource, (typeof levelResources)[number]>

export const isGiftable = (resource: Resource): resource is Giftable =>
  !(levelResources as readonly Resource[]).includes(resource)

const unitWorths = {
  power: sellPrice('power', { moonCake: false }),
  point: sellPrice('point', { moonCake: false }),
  ...worths,
  ...Object.fromEntries(bullets.map((each) => [each, prices.bullet])),
  ...Object.fromEntries(materials.map((each) => [each, prices.material])),
} as Readonly<Record<Giftable, number>> // every giftable resource is named above

/** The worth of a gift in score, by which gifts of a week are limited. */
export const giftWorth = (resource: Giftable, amount: number): number => unitWorths[resource] * amount

export const giftWindowMs = giving.weekHours * 3_600_000

/** Worth that the giver gave, and the receiver got, within `giftWindowMs`; what the receiver stole counts as got. */
export interface GiftWeek {
  readonly given: number
  readonly received: number
}

/** The most of a resource that fits into the week's limits of both; 0 if none. */
export const mostGiftable = (resource: Giftable, { given, received }: GiftWeek): number =>
  Math.max(0, Math.floor((giving.worthAWeek - Math.max(given, received)) / unitWorths[resource]))

/** Which week's limit a gift would pass: the giver's (`weekOut`) or the receiver's (`weekIn`); null if neither. */
export const giftWeekProblem = (worth: number, { given, received }: GiftWeek): 'weekOut' | 'weekIn' | null => {
  if (given + worth > giving.worthAWeek) return 'weekOut'
  return received + worth > giving.worthAWeek ? 'weekIn' : null
}

/** What became of a gift: the receiver has it, gave it back, or staff took it back. */
export const giftStates = ['given', 'declined', 'takenBack'] as const
