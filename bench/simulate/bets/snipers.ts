import { weekOf } from '#nouns/bets/rules/bet-effects.ts'
import { betRates } from '#nouns/bets/rules/bet-rates.ts'
import { mayWin } from '#nouns/bets/rules/stake-quote.ts'
import { Draws } from '../draws.ts'
import { type Crowd, crowd, crowdedEvent } from './event.ts'

/** Weeks in which accounts stake at the last moment, knowing more than the price. */
export interface Sniping extends Crowd {
  /** Accounts that stake after everybody else, one after the other. */
  readonly snipers: number
  /** How often they are right about an even event, from 0 to 1. */
  readonly right: number
  /** What each stakes on an event, if that is taken. */
  readonly stake: number
  /** Events a week. */
  readonly events: number
  readonly weeks: number
  readonly seed: number
}

/** Means, in units of the resource. */
export interface Sniped {
  /** What one of them wins net in a week. */
  readonly week: number
  /** What all of them win net on an event. */
  readonly event: number
  /** How much less of an event comes back to the house because of them; what others lose to them is the rest. */
  readonly fromHouse: number
  /** The most that the house lost on an event. */
  readonly worst: number
}

/** Plays the weeks; nobody may win more in a week than the rules let them. */
export function snipe(trial: Sniping): Sniped {
  const draws = new Draws(trial.seed)
  const sum = { won: 0, fromHouse: 0, worst: 0 }
  for (let week = 0; week < trial.weeks; week++) {
    const rooms = Array.from({ length: trial.snipers }, (): number => betRates.weekWinnings[weekOf(trial.resource)])
    for (let n = 0; n < trial.events; n++) {
      const event = crowdedEvent(trial, draws)
      const winner = draws.whole(0, 1)
      const draw = draws.next()
      const before = event.result(winner, draw).house
      const first = crowd
      for (const [at, weekRoom] of rooms.entries()) {
        const option = draws.chance(trial.right) ? winner : 1 - winner
        const stake = event.largest(first + at, option, { wish: trial.stake, weekRoom })
        const counted = stake > 0 ? mayWin(event.opening, event.pool, option, stake) : 0
        if (typeof counted !== 'number' || !event.stake(first + at, option, { stake, draw: draws.next() })) continue
        rooms[at] = weekRoom - counted
      }
      const { net, house } = event.result(winner, draw)
      for (const at of rooms.keys()) sum.won += net.get(first + at) ?? 0
      sum.fromHouse += before - house
      sum.worst = Math.min(sum.worst, house)
    }
  }
  const played = trial.weeks * trial.events
  return {
    week: sum.won / trial.weeks / trial.snipers,
    event: sum.won / played,
    fromHouse: sum.fromHouse / played,
    worst: -sum.worst,
  }
}
