import { dessertRates } from '@patisserie/rules/desserts/dessert-rates'
import type { Mixture } from '@patisserie/rules/desserts/synthesis'

/** What lies in the pot. */
export interface PotCounts extends Mixture {
  /** Whole steps of `sinks.sugarStep`. */
  readonly sugar: number
}

export const emptyPot: PotCounts = { gdd: 0, sjd: 0, zjj: 0, sugar: 0 }

/** Bullets that are missing in the pot. */
export const missingBullets = ({ gdd, sjd, zjj }: Mixture): number => dessertRates.mixture - gdd - sjd - zjj
