import { type Fraction, fractionOf, times, wholeIn } from '#rules/fraction.ts'
import type { Bet } from '../../contract/bet-rows.ts'
import type { Opening, Pool } from '../../rules/odds.ts'
import { quoteStake } from '../../rules/stake-quote.ts'

type Quoted = Pick<Bet, 'RESOURCE' | 'TYPE' | 'BASE' | 'OPTIONS' | 'POOL' | 'OWN'>

/** An event as the rules know it. */
export const openingOf = ({ RESOURCE, TYPE, BASE, OPTIONS }: Quoted): Opening => ({
  resource: RESOURCE,
  oddsType: TYPE,
  base: BASE,
  odds: OPTIONS.map(({ ODDS }) => ODDS),
})

/** The pool, where it is shown; under `static` odds the payout does not depend on it. */
export const poolOf = (bet: Quoted): Pool | null => {
  const { STAKED, PROMISED } = bet.POOL
  return STAKED.length > 0 ? { staked: STAKED, promised: PROMISED } : null
}

/**
 * What a stake would be promised, in thousandths before its fraction is drawn; null where it has no price, or nobody but the server knows
 * it. By the rules themselves where the pool is shown, else from what the server told the reader.
 */
export function payoutFor(bet: Quoted, option: number, stake: number): number | null {
  if (bet.TYPE === 'ending' || stake < 1) return null
  const pool = poolOf(bet)
  if (!pool)
    return bet.OWN?.ROOMS[option]?.PAYS[stake - 1] ?? (bet.TYPE === 'static' ? fixed(bet, option, stake) : null)
  const quote = quoteStake(openingOf(bet), pool, option, stake)
  return typeof quote === 'string' ? null : wholeIn(times(quote.payout, 1_000))
}

const fixed = (bet: Quoted, option: number, stake: number): number => (1_000 + (bet.OPTIONS[option]?.ODDS ?? 0)) * stake

/** A payout in thousandths, as the rules compare it. */
export const inUnits = (payout: number): Fraction => fractionOf(BigInt(payout), 1_000n)

/** Both numbers that a payout in thousandths may be drawn as; one where it is whole. */
export const bothOf = (payout: number): readonly [least: number, most: number] => [
  Math.floor(payout / 1_000),
  Math.ceil(payout / 1_000),
]

/** An example under `ending`: what a stake pays if the shares stay as they opened. */
export const exampleOf = (
  bet: Quoted,
  option: number,
  stake: number,
): { readonly factor: number; readonly payout: number } => {
  const factor = 1_000 + (bet.OPTIONS[option]?.ODDS ?? 0)
  return { factor, payout: wholeIn(times(fractionOf(BigInt(factor), 1n), stake)) }
}
