/** One event of a bettor: the option that they staked most on. */
export interface Prediction {
  readonly won: boolean
  /** The chance that its price promised, from 0 to 1: the larger of 1 / factor and the opening share. */
  readonly price: number
}

/**
 * How much more often a bettor was right than prices promised, in standard deviations, with little weight while events are
 * few: (hits − Σ p) / √(5 + Σ p·(1 − p)).
 */
export function skillOf(predictions: readonly Prediction[]): number {
  let surplus = 0
  let variance = 0
  for (const { won, price } of predictions) {
    surplus += (won ? 1 : 0) - price
    variance += price * (1 - price)
  }
  return surplus / Math.sqrt(fewEvents + variance)
}

/** Weight of the chances of events that somebody has not had yet. */
export const fewEvents = 5

/** Events that skill and return ask for, and those of them that ended in the last 30 days. */
export const skillPlace = { events: 50, recent: 5, days: 30 } as const
export const hasSkillPlace = (events: number, recent: number): boolean =>
  events >= skillPlace.events && recent >= skillPlace.recent
