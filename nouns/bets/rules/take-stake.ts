import type { Fraction } from '#rules/fraction.ts'
import { toNumber } from '#rules/fraction.ts'
import { type Opening, type Pool, shareOf, withStake } from './odds.ts'
import { type Bettor, personMost, type StakeLimit } from './stake-bounds.ts'
import { mayWin, promiseRoom, quoteStake } from './stake-quote.ts'

/** What a stake is promised, before its fraction is drawn. */
export interface StakePrice {
  /** Null under `ending`. */
  readonly quote: { readonly payout: Fraction; readonly room: number } | null
  /** What the stake could win net, which the limit of a week counts. */
  readonly mayWin: number
  /** The payout factor, for pages and skill. */
  readonly factor: number
}

interface Wish {
  readonly option: number
  /** Whole units, at least 1. */
  readonly stake: number
}

/** The price of a stake, or the limit that refuses it. `ofMember`: a member opened the event. */
export function priceStake(
  opening: Opening,
  pool: Pool,
  { option, stake }: Wish,
  { ofMember, ...bettor }: Bettor & { readonly ofMember: boolean },
): StakePrice | StakeLimit {
  if (stake > personMost(opening, ofMember) - bettor.stakedHere) return 'event'
  if (stake > bettor.balance) return 'balance'
  if (stake > bettor.ownRoom) return 'own'
  const wins = mayWin(opening, pool, option, stake)
  if (typeof wins === 'string') return wins
  if (wins > bettor.weekRoom) return 'week'
  const quote = opening.oddsType === 'ending' ? null : quoteStake(opening, pool, option, stake)
  if (typeof quote === 'string') return quote
  if (!quote) return { quote: null, mayWin: wins, factor: 1 / shareOf(opening, pool, option) }
  const room = promiseRoom(opening, pool, option, stake)
  return { quote: { payout: quote.payout, room }, mayWin: wins, factor: toNumber(quote.factor) }
}

/** The pool with a stake that was taken. */
export function poolAfter(pool: Pool, { option, stake }: Wish, promised: number): Pool {
  const { staked } = withStake(pool, option, stake)
  return { staked, promised: pool.promised.map((sum, each) => (each === option ? sum + promised : sum)) }
}
