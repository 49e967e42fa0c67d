/** An exact number, `over` / `under`; `under` is above zero. Payouts are never doubles. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

export const over = (above: bigint, under: bigint): Fraction => ({ over: above, under })
export const whole = (units: number): Fraction => ({ over: BigInt(units), under: 1n })
export const times = ({ over: above, under }: Fraction, units: number): Fraction => ({
  over: above * BigInt(units),
  under,
})

/** The whole units in it. */
export const wholeIn = ({ over: above, under }: Fraction): number => Number(above / under)
/** The least whole units that reach it. */
export const wholeAbove = ({ over: above, under }: Fraction): number => Number((above + under - 1n) / under)

/** Whether it is more than another one. */
export const exceeds = (one: Fraction, other: Fraction): boolean => one.over * other.under > other.over * one.under

/** For pages; never for what is paid. */
export const toNumber = ({ over: above, under }: Fraction): number => {
  const units = above / under
  return Number(units) + Number(((above - units * under) * precision) / under) / Number(precision)
}
const precision = 1_000_000_000n

/** Draws have 48 bits (`draws.ts`), so this is exact. */
const drawSteps = 2 ** 48

/** A draw from 0 to below 1 as a fraction. */
export const drawAsFraction = (draw: number): Fraction => over(BigInt(Math.floor(draw * drawSteps)), BigInt(drawSteps))

/** Its whole units, and one more with its fraction's chance. `draw` from 0 to below 1. */
export function drawnUnits(amount: Fraction, draw: number): number {
  const units = amount.over / amount.under
  const rest = over(amount.over - units * amount.under, amount.under)
  return Number(units) + (exceeds(rest, drawAsFraction(draw)) ? 1 : 0)
}
