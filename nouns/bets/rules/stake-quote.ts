import { drawnUnits, exceeds, type Fraction, fractionOf, times, whole, wholeAbove, wholeIn } from '#rules/fraction.ts'
import { betRates } from './bet-rates.ts'
import { at, factorOf, type Opening, type Pool, totalOf, withStake } from './odds.ts'

/** Why a stake has no price: a smaller one wins as much (`tooMuch`), or it wins next to nothing (`waste`). */
export type PriceRefusal = 'tooMuch' | 'waste'

/** What a stake is promised. */
export interface Quote {
  readonly factor: Fraction
  readonly payout: Fraction
}

/** The most that can be promised for a stake on an option, so that the house never loses more than its base. */
export const promiseRoom = (opening: Opening, pool: Pool, option: number, stake: number): number =>
  totalOf(opening, pool) + stake - at(pool.promised, option)

/** The price of a stake under `static` and `dynamic`. `stake`: whole units, at least 1. */
export function quoteStake(opening: Opening, pool: Pool, option: number, stake: number): Quote | PriceRefusal {
  const factor = factorOf(opening, withStake(pool, option, stake), option)
  const payout = times(factor, stake)
  if (exceeds(payout, whole(promiseRoom(opening, pool, option, stake)))) return 'tooMuch'
  if (exceeds(fractionOf(BigInt(betRates.factorLeast), 100n), factor)) return 'waste'
  return { factor, payout }
}

/**
 * What stakes of 1, 2, up to `most` units are promised on an option, in thousandths rounded down, before the draw. Ends before the first stake
 * without a price; empty under `ending`.
 */
export function payoutsNow(opening: Opening, pool: Pool, option: number, most: number): number[] {
  const payouts: number[] = []
  if (opening.oddsType === 'ending') return payouts
  for (let stake = 1; stake <= most; stake++) {
    const quote = quoteStake(opening, pool, option, stake)
    if (typeof quote === 'string') break
    payouts.push(wholeIn(times(quote.payout, 1_000)))
  }
  return payouts
}

/** The two payouts that may be drawn for a stake: one where the payout is whole or nothing more can be promised. */
export function possiblePayouts({ payout }: Pick<Quote, 'payout'>, room: number): readonly number[] {
  const least = wholeIn(payout)
  const most = Math.min(wholeAbove(payout), room)
  return most > least ? [least, most] : [least]
}

/** The payout that is promised. `room`: see `promiseRoom`; `draw` from 0 to below 1. */
export const drawnPayout = ({ payout }: Pick<Quote, 'payout'>, room: number, draw: number): number =>
  drawnUnits(payout, draw, room)

/**
 * The most that a stake could win net, rounded up, which the week's limit counts; or why it has no price. Under `ending`
 * the factor is open: its upper bound counts.
 */
export function mayWin(opening: Opening, pool: Pool, option: number, stake: number): number | PriceRefusal {
  if (opening.oddsType === 'ending') {
    const factor = fractionOf(BigInt((1_000 + at(opening.odds, option)) * betRates.rise[opening.resource]), 1_000n)
    return wholeAbove(times(factor, stake)) - stake
  }
  const quote = quoteStake(opening, pool, option, stake)
  return typeof quote === 'string' ? quote : wholeAbove(quote.payout) - stake
}

/** Whether a payout is so much worse than the one that was shown that the slip asks again. Payouts before the draw. */
export const isWorse = (payout: Fraction, shown: Fraction): boolean =>
  exceeds(times(shown, 100 - betRates.worsePercent), times(payout, 100))
