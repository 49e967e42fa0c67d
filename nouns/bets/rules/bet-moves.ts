import type { Reason } from '#rules/ledger/reasons.ts'

/** Why the account of an event is moved to or from. `closed`: payouts of closed accounts are burned. */
export const betMoves = [
  'betBase',
  'stake',
  'winnings',
  'stakeBack',
  'betReturned',
  'closed',
] as const satisfies Reason[]
