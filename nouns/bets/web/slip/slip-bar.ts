import type { OwnBet } from '../../contract/bet-rows.ts'

const bars = ['robotBets', 'inDebt', 'involved', 'paused'] as const

/** Why the member cannot stake here at all; null while the form is shown, which asks for adulthood when it is sent. */
export const barOf = ({ BAR }: Pick<OwnBet, 'BAR'>): (typeof bars)[number] | null =>
  bars.find((bar) => bar === BAR) ?? null
