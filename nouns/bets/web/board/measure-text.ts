import { formatSigned } from '#cards/resources/format-signed.ts'
import type { BetResultRow, BoardRow } from '../../contract/bet-board-rows.ts'
import type { BoardSort } from '../../rules/board.ts'

/** Thousandths as a percentage without decimals: `57 %`. */
export const rateText = (thousandths: number): string => `${Math.round(thousandths / 10)} %`

/** Skill in thousandths with its sign: `+0.12`. */
export const skillText = (thousandths: number): string => {
  const size = (Math.abs(thousandths) / 1_000).toFixed(2)
  return size === '0.00' ? size : `${thousandths < 0 ? '−' : '+'}${size}`
}

/** One measure of a row in words of numbers. */
export const measureText = (measure: BoardSort, row: BoardRow): string =>
  ({
    profit: () => formatSigned(row.PROFIT),
    return: () => `${formatSigned(Math.round(row.RETURN / 10))} %`,
    win: () => rateText((row.HITS * 1_000) / Math.max(1, row.EVENTS)),
    skill: () => skillText(row.SKILL),
  })[measure]()

/** Whether a row has something to stand on a stage for: a loss is none. */
export const isAhead = (measure: BoardSort, row: BoardRow): boolean =>
  ({ profit: row.PROFIT, return: row.RETURN, win: row.HITS, skill: row.SKILL })[measure] > 0

export type ResultOutcome = 'won' | 'lost' | 'back'

/** How an event ended for a bettor. */
export const outcomeOf = ({ REFUNDED, WON }: Pick<BetResultRow, 'REFUNDED' | 'WON'>): ResultOutcome =>
  REFUNDED === 'Y' ? 'back' : WON === 'Y' ? 'won' : 'lost'
