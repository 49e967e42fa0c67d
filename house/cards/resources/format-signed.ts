import { formatNumber } from '#rules/text.ts'

/** A change of a balance: `+1,000` or `−3`, with a minus sign as wide as the plus sign; `0` for no change. */
export const formatSigned = (amount: number): string =>
  `${amount < 0 ? '−' : amount > 0 ? '+' : ''}${formatNumber(Math.abs(amount))}`
