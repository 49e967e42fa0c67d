import { betRates } from '#nouns/bets/rules/bet-rates.ts'
import { areEnough, objectsAgainFrom, phaseOf } from '#nouns/bets/rules/result.ts'
import { Draws } from '../draws.ts'

/** A ring that objects to every result that it can, though nothing is wrong with any. */
export interface Holding {
  readonly accounts: number
  /** What each of them has staked on every event, and what everybody has. */
  readonly staked: number
  readonly of: number
  /** Events, one a day. */
  readonly days: number
  readonly seed: number
}

/** Means. */
export interface Held {
  /** The part of the events that wait for a second member of staff, from 0 to 1. */
  readonly events: number
  /** How much later an event is paid, in days: of those that wait, and of all. */
  readonly each: number
  readonly all: number
  /** The longest that one was put off, in days. */
  readonly most: number
}

const day = 86_400_000
const staffDays = 1.5

/**
 * As few accounts as are enough object each day. Staff take a day and a half on average to answer, as unfounded; what they have not
 * answered in time counts as proposed, and its objections as unanswered: they cost nothing.
 */
export function holdUp({ accounts, staked, of, days, seed }: Holding): Held {
  const draws = new Draws(seed)
  const freeFrom = Array.from({ length: accounts }, () => 0)
  let held = 0
  let late = 0
  let most = 0
  for (let n = 0; n < days; n++) {
    const proposedAt = new Date(n * day)
    const free = [...freeFrom.keys()].filter((each) => (freeFrom[each] ?? 0) <= proposedAt.getTime())
    const needed = free.findIndex((_, at) => areEnough({ people: at + 1, staked: (at + 1) * staked, of })) + 1
    if (needed === 0) continue
    const seen = new Date(proposedAt.getTime() + betRates.seenHours * 3_600_000)
    const objections = { people: needed, staked: needed * staked, of }
    const course = { deadline: proposedAt, proposedAt, changedAt: null, objections }
    const { phase, until } = phaseOf(course, seen)
    if (phase !== 'contested' || !until) continue
    // The time staff take has an exponential distribution.
    const answeredAt = new Date(seen.getTime() - Math.log(1 - draws.next()) * staffDays * day)
    const paidAt = Math.min(answeredAt.getTime(), until.getTime())
    if (answeredAt < until)
      for (const each of free.slice(0, needed)) freeFrom[each] = objectsAgainFrom(answeredAt).getTime()
    held++
    late += (paidAt - seen.getTime()) / day
    most = Math.max(most, (paidAt - seen.getTime()) / day)
  }
  return { events: held / days, each: held > 0 ? late / held : 0, all: late / days, most }
}
