import { betRates } from './bet-rates.ts'
import type { Opening, Pool } from './odds.ts'
import { mayWin } from './stake-quote.ts'

/**
 * What sets the largest stake: a person's part of the event, the week's winnings, what is held, their own limit of a day, or
 * that more would win as much (`tooMuch`) or next to nothing (`waste`). Wire names.
 */
export const stakeBounds = ['event', 'week', 'balance', 'own', 'tooMuch', 'waste'] as const
export type StakeLimit = (typeof stakeBounds)[number]

export interface Bettor {
  /** Units of the event's resource that they hold. */
  readonly balance: number
  /** What they and their linked accounts have staked on the event. */
  readonly stakedHere: number
  /** What they and their linked accounts may still win in the rolling week, in units of the event's resource. */
  readonly weekRoom: number
  /** What their own limit of the day leaves; infinite without one. */
  readonly ownRoom: number
}

export interface LargestStake {
  /** Whole units; 0 if nothing can be staked. */
  readonly stake: number
  readonly by: StakeLimit
}

/** The part of the base that one person may stake. `ofMember`: a member opened the event. */
export const personMost = ({ base }: Opening, ofMember: boolean): number =>
  Math.floor(base / (ofMember ? betRates.personPartOfMember : betRates.personPart))

/** The largest stake on an option that is taken, and which limit sets it. */
export function largestStake(
  opening: Opening,
  pool: Pool,
  option: number,
  { ofMember, ...bettor }: Bettor & { readonly ofMember: boolean },
): LargestStake {
  const event = personMost(opening, ofMember) - bettor.stakedHere
  const bounds: readonly LargestStake[] = [
    { stake: event, by: 'event' },
    { stake: bettor.balance, by: 'balance' },
    { stake: bettor.ownRoom, by: 'own' },
  ]
  const first = bounds.reduce((least, bound) => (bound.stake < least.stake ? bound : least))
  let by = first.by
  // Odds and winnings move with the stake in no simple way near the bounds; the stakes of a person are few units.
  for (let stake = first.stake; stake > 0; stake--) {
    const winnings = mayWin(opening, pool, option, stake)
    if (typeof winnings === 'string') by = winnings
    else if (winnings > bettor.weekRoom) by = 'week'
    else return { stake, by }
  }
  return { stake: 0, by }
}
