import type { Fraction } from '#rules/fraction.ts'
import { factorOf, type Opening, type Pool, shareOf } from '../../rules/odds.ts'

/** A payout factor in thousandths, rounded down: what a page shows of it is never more than it pays. */
export const thousandths = ({ numerator, denominator }: Fraction): number => Number((numerator * 1_000n) / denominator)

/** What pages show of the options of an event: factors in thousandths, shares in millionths. */
export function oddsNow(opening: Opening, pool: Pool, { shares }: { readonly shares: boolean }) {
  return opening.odds.map((odds, option) => ({
    ODDS: odds,
    // Before the end nothing else is known than that a winner gets the stake back at least.
    FACTOR: opening.oddsType === 'ending' && !shares ? 1_000 : thousandths(factorOf(opening, pool, option)),
    SHARE: shares ? Math.round(shareOf(opening, pool, option) * 1_000_000) : -1,
  }))
}
