import type { BetRow } from '../../contract/bet-rows.ts'

/** Thousandths as a number with two places, rounded down: never more than is paid. */
export const factorText = (thousandths: number): string => (Math.floor(thousandths / 10) / 100).toFixed(2)

/** Odds, winnings per unit, in thousandths, without zeros at the end. */
export const oddsText = (thousandths: number): string => String(thousandths / 1_000)

/** A share in millionths as percent. */
export const percentText = (millionths: number): string => {
  const percent = millionths / 10_000
  return percent >= 10 || percent === 0 ? percent.toFixed(0) : percent.toFixed(1)
}

const tints = ['straw', 'soda', 'honey', 'matcha', 'plum'] as const

/** How an option is drawn: five colours, and the same five again with dashes. */
export const optionLook = (option: number): { readonly mark: string; readonly isDashed: boolean } => ({
  mark: `var(--${tints[option % tints.length] ?? 'straw'}-mark)`,
  isDashed: option >= tints.length,
})

/** Whether the page knows what an option pays: under `ending` nobody does before the deadline. */
export const arePayoutsKnown = ({ TYPE, PHASE }: Pick<BetRow, 'TYPE' | 'PHASE'>): boolean =>
  TYPE !== 'ending' || PHASE !== 'open'

/** How many of `count` pearls each share gets: their sum is `count`. */
export function pearlsOf(shares: readonly number[], count: number): readonly number[] {
  const all = shares.reduce((sum, share) => sum + share, 0)
  if (all <= 0) return shares.map(() => 0)
  const exact = shares.map((share) => (share / all) * count)
  const pearls = exact.map(Math.floor)
  const rest = count - pearls.reduce((sum, each) => sum + each, 0)
  const byRest = exact.map((each, option) => [each % 1, option] as const).sort(([a], [b]) => b - a)
  for (const [, option] of byRest.slice(0, rest)) pearls[option] = (pearls[option] ?? 0) + 1
  return pearls
}
