/** An exact number; its denominator is above zero. Payouts are never doubles. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

export const fractionOf = (numerator: bigint, denominator: bigint): Fraction => ({ numerator, denominator })
export const whole = (units: number): Fraction => ({ numerator: BigInt(units), denominator: 1n })
export const times = ({ numerator, denominator }: Fraction, units: number): Fraction => ({
  numerator: numerator * BigInt(units),
  denominator,
})

/** The whole units in it. */
export const wholeIn = ({ numerator, denominator }: Fraction): number => Number(numerator / denominator)
/** The least whole units that reach it. */
export const wholeAbove = ({ numerator, denominator }: Fraction): number =>
  Number((numerator + denominator - 1n) / denominator)

/** Whether it is more than another one. */
export const exceeds = (one: Fraction, other: Fraction): boolean =>
  one.numerator * other.denominator > other.numerator * one.denominator

/** For pages; never for what is paid. */
export const toNumber = ({ numerator, denominator }: Fraction): number => {
  const units = numerator / denominator
  return Number(units) + Number(((numerator - units * denominator) * precision) / denominator) / Number(precision)
}
const precision = 1_000_000_000n

/** Draws have 48 bits (`draws.ts`), so this is exact. */
const drawSteps = 2 ** 48

/** A draw from 0 to below 1 as a fraction. */
export const drawAsFraction = (draw: number): Fraction =>
  fractionOf(BigInt(Math.floor(draw * drawSteps)), BigInt(drawSteps))

/** Its whole units, and one more with its fraction's chance; never more than `most`. `draw` from 0 to below 1. */
export function drawnUnits(amount: Fraction, draw: number, most = Number.POSITIVE_INFINITY): number {
  const units = amount.numerator / amount.denominator
  const rest = fractionOf(amount.numerator - units * amount.denominator, amount.denominator)
  return Math.min(Number(units) + (exceeds(rest, drawAsFraction(draw)) ? 1 : 0), most)
}
