import { type Fraction, fractionOf } from '#rules/fraction.ts'
import { betRates } from './bet-rates.ts'

/**
 * How payouts are set: by the opening odds (`static`), by the pool at the time of the stake (`dynamic`), or by the pool
 * at the end (`ending`). Wire names.
 */
export const oddsTypes = ['static', 'dynamic', 'ending'] as const
export type OddsType = (typeof oddsTypes)[number]

/** What events are staked in; wire names. */
export const stakeResources = ['power', 'point', 'faith'] as const
export type StakeResource = (typeof stakeResources)[number]

/** What an event opens with. */
export interface Opening {
  readonly resource: StakeResource
  readonly oddsType: OddsType
  /** Whole units that the house adds to the pool. */
  readonly base: number
  /** Winnings per unit of each option, in thousandths: 1,300 pays 2.3 units for one. */
  readonly odds: readonly number[]
}

/** Sums of an event's stakes, by option. Whole units. */
export interface Pool {
  readonly staked: readonly number[]
  /** What is promised if the option wins; zeros under `ending`. */
  readonly promised: readonly number[]
}

export const emptyPool = ({ odds }: Opening): Pool => ({ staked: odds.map(() => 0), promised: odds.map(() => 0) })

/**
 * The opening shares of an event as whole numbers: share i is `weights[i]` / `sum`, and the margin (the sum of
 * 1 / (1 + odds)) is 1000 · `sum` / `common`.
 */
export interface Shares {
  readonly weights: readonly bigint[]
  readonly sum: bigint
  /** The least common multiple of the opening factors, in thousandths. */
  readonly common: bigint
}

export function sharesOf(odds: readonly number[]): Shares {
  const known = knownShares.get(odds)
  if (known) return known
  const shares = workOutShares(odds)
  knownShares.set(odds, shares)
  return shares
}

/** Shares by their list of odds, which never changes: a page asks for the price of every stake that it offers. */
const knownShares = new WeakMap<readonly number[], Shares>()

function workOutShares(odds: readonly number[]): Shares {
  const factors = odds.map((each) => BigInt(1_000 + each))
  const common = factors.reduce(leastCommonMultiple, 1n)
  const weights = factors.map((factor) => common / factor)
  return { weights, common, sum: weights.reduce((sum, weight) => sum + weight, 0n) }
}

/** The sum of 1 / (1 + odds). */
export function marginOf(odds: readonly number[]): Fraction {
  const { sum, common } = sharesOf(odds)
  return fractionOf(1_000n * sum, common)
}

/** Base and all stakes: what is there to pay from. */
export const totalOf = ({ base }: Opening, { staked }: Pool): number => staked.reduce((sum, each) => sum + each, base)

/** The pool as it is with one stake more, of which nothing is promised yet. */
export const withStake = (pool: Pool, option: number, stake: number): Pool => ({
  ...pool,
  staked: pool.staked.map((sum, each) => (each === option ? sum + stake : sum)),
})

/**
 * The payout factor of an option in a pool, without bounds: the pool divided by the option's part of it and by a margin
 * that fades as people stake. It is 1 + odds in an empty pool.
 */
export function poolFactor(opening: Opening, pool: Pool, option: number): Fraction {
  const { weights, sum, common } = sharesOf(opening.odds)
  const base = BigInt(opening.base)
  const total = BigInt(totalOf(opening, pool))
  const own = base * at(weights, option) + sum * BigInt(at(pool.staked, option))
  return fractionOf(total * total * sum * common, own * (total * common + (1_000n * sum - common) * base))
}

/** The payout factor of an option with the bounds of its type and currency; the pool counts the stake it is for. */
export function factorOf(opening: Opening, pool: Pool, option: number): Fraction {
  const opened = fractionOf(BigInt(1_000 + at(opening.odds, option)), 1_000n)
  if (opening.oddsType === 'static') return opened
  const factor = poolFactor(opening, pool, option)
  const most = fractionOf(opened.numerator * BigInt(betRates.rise[opening.resource]), opened.denominator)
  return factor.numerator * most.denominator > most.numerator * factor.denominator ? most : factor
}

/** The part of a pool that lies on an option, from 0 to 1; what pages show as its share. */
export function shareOf(opening: Opening, pool: Pool, option: number): number {
  const { weights, sum } = sharesOf(opening.odds)
  const own = BigInt(opening.base) * at(weights, option) + sum * BigInt(at(pool.staked, option))
  return Number((own * 1_000_000n) / (sum * BigInt(totalOf(opening, pool)))) / 1_000_000
}

export function at<T>(list: readonly T[], index: number): T {
  const one = list[index]
  if (one === undefined) throw new RangeError(`there is no option ${index}`)
  return one
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [rest, divisor] = [a, b]
  while (divisor > 0n) [rest, divisor] = [divisor, rest % divisor]
  return (a / rest) * b
}
