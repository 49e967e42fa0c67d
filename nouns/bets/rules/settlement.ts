import { drawAsFraction, exceeds, type Fraction, times, whole } from '#rules/fraction.ts'
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
  const pool = poolOf(opening, stakes)
  const paid = payoutsOf(opening, stakes, { pool, winner, draw, before: 0 })
  const there = stakes.reduce((sum, { stake }) => sum + stake, opening.base)
  return { paid, returned: paid.reduce((left, each) => left - each, there) }
}

/**
 * What some stakes of an event are paid, in their order. `pool`: of all its stakes; `winner`, `draw`: see `settle`; `before`: units
 * staked on the winner that come earlier.
 */
export function payoutsOf(
  opening: Opening,
  stakes: readonly Staked[],
  {
    pool,
    winner,
    draw,
    before,
  }: { readonly pool: Pool; readonly winner: number | null; readonly draw: number; readonly before: number },
): readonly number[] {
  if (winner === null) return stakes.map(({ stake }) => stake)
  if (opening.oddsType !== 'ending') return stakes.map(({ option, promised }) => (option === winner ? promised : 0))
  if (at(pool.staked, winner) === 0) return stakes.map(() => 0)
  const share = sharedPayouts(endFactor(opening, pool, winner), { before, draw })
  return stakes.map(({ option, stake }) => (option === winner ? share(stake) : 0))
}

/**
 * Answers what each winning stake is paid under `ending`, asked one after the other in their order. One draw on the running sum:
 * single payouts differ by their fractions, the total stays whole. `before`: winning units that came earlier.
 */
function sharedPayouts(
  factor: Fraction,
  { before, draw }: { readonly before: number; readonly draw: number },
): (stake: number) => number {
  const shift = drawAsFraction(draw)
  const upTo = (staked: number): number => {
    const sum = times(factor, staked)
    return Number(
      (sum.numerator * shift.denominator + shift.numerator * sum.denominator) / (sum.denominator * shift.denominator),
    )
  }
  let staked = before
  let paid = upTo(before)
  return (stake) => {
    staked += stake
    const [earlier, now] = [paid, upTo(staked)]
    paid = now
    return now - earlier
  }
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
