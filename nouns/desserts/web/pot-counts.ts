import { dessertRates } from '#rules/desserts/dessert-rates.ts'
import type { Mixture } from '../rules/synthesis.ts'

/** What lies in the pot. */
export interface PotCounts extends Mixture {
  /** Whole steps of `sinks.sugarStep`. */
  readonly sugar: number
}

export const emptyPot: PotCounts = { gdd: 0, sjd: 0, zjj: 0, sugar: 0 }

/** Bullets that are missing in the pot. */
export const missingBullets = ({ gdd, sjd, zjj }: Mixture): number => dessertRates.mixture - gdd - sjd - zjj
