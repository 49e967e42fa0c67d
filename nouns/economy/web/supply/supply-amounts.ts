import { shortNumber } from '#cards/resources/flow-scale.ts'
import type { Language } from '#rules/language.ts'
import { formatNumber } from '#rules/text.ts'

/** Amounts from this one on are shortened: ten digits do not fit into a cell. */
const long = 100_000_000

export const amountText = (amount: number, language: Language): string =>
  amount < long ? formatNumber(amount) : shortNumber(amount, language)

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** How much more or less is held than at the first point, in per cent; undefined if nothing was held then. */
export function changeText(held: readonly number[]): string | undefined {
  const [first = 0, last = 0] = [held[0], held.at(-1)]
  if (first <= 0) return undefined
  const change = Math.round(((last - first) / first) * 100)
  return `${change < 0 ? '−' : '+'}${formatNumber(Math.abs(change))} %`
}
