import { drawAsFraction, exceeds, type Fraction, times, whole } from './fraction.ts'
import { at, factorOf, type Opening, type Pool, poolFactor } from './odds.ts'

/** A stake as the settlement reads it. */
export interface Staked {
  readonly option: number
  readonly stake: number
  /** What it was promised if its option wins; 0 under `ending`. */
  readonly promised: number
}

export interface Settlement {
  /** What each stake is paid, in their order; whole units. */
  readonly paid: readonly number[]
  /** What goes back to who opened the event, so that nothing is left on its account. */
  readonly returned: number
}

/**
 * What an event pays. `winner`: its option, or null if there is no result (every stake goes back). `draw` from 0 to below
 * 1: the event's one draw under `ending`. Paid and returned are together base and stakes, to the unit.
 */
export function settle(
  opening: Opening,
  stakes: readonly Staked[],
  { winner, draw }: { readonly winner: number | null; readonly draw: number },
): Settlement {
  const paid = winner === null ? stakes.map(({ stake }) => stake) : payouts(opening, stakes, { winner, draw })
  const there = stakes.reduce((sum, { stake }) => sum + stake, opening.base)
  return { paid, returned: paid.reduce((left, each) => left - each, there) }
}

function payouts(
  opening: Opening,
  stakes: readonly Staked[],
  { winner, draw }: { readonly winner: number; readonly draw: number },
): readonly number[] {
  if (opening.oddsType !== 'ending') return stakes.map(({ option, promised }) => (option === winner ? promised : 0))
  const pool = poolOf(opening, stakes)
  if (at(pool.staked, winner) === 0) return stakes.map(() => 0)
  const factor = endFactor(opening, pool, winner)
  const shift = drawAsFraction(draw)
  let staked = 0
  let before = 0
  return stakes.map(({ option, stake }) => {
    if (option !== winner) return 0
    staked += stake
    const sum = times(factor, staked)
    // One draw on the running sum: single payouts differ by their fractions, the total stays whole.
    const upTo = Number(
      (sum.numerator * shift.denominator + shift.numerator * sum.denominator) / (sum.denominator * shift.denominator),
    )
    const paid = upTo - before
    before = upTo
    return paid
  })
}

/** The pool that stakes make. */
export const poolOf = ({ odds }: Opening, stakes: readonly Staked[]): Pool => {
  const staked = odds.map(() => 0)
  const promised = odds.map(() => 0)
  for (const { option, ...one } of stakes) {
    staked[option] = at(staked, option) + one.stake
    promised[option] = at(promised, option) + one.promised
  }
  return { staked, promised }
}

/**
 * The payout factor of the winner under `ending`: the pool's, at least 1, within the bounds of the currency. The house's base
 * lies on the option too, so all its stakes together never get more than there is.
 */
export const endFactor = (opening: Opening, pool: Pool, winner: number): Fraction =>
  exceeds(whole(1), poolFactor(opening, pool, winner)) ? whole(1) : factorOf(opening, pool, winner)
