import { weekOf } from '#nouns/bets/rules/bet-effects.ts'
import { betRates } from '#nouns/bets/rules/bet-rates.ts'
import { mayWin } from '#nouns/bets/rules/stake-quote.ts'
import { effectOn } from '#rules/desserts/bet-effect.ts'
import type { Displayed } from '#rules/desserts/effects.ts'
import { Draws } from '../draws.ts'
import { type Crowd, crowdedEvent } from './event.ts'

/*
 * Weeks of people who stake for profit: what bets and the desserts bring an account in a week.
 */

/** What an eager person earns in a week as score, power and points (docs/economy.md: 27,660 score a day), at 8,000 score a unit. */
export const eagerUnits = (7 * 27_660) / 8_000

export interface WeekTrial extends Crowd {
  /** How often the account is right about an even event, from 0 to 1. */
  readonly right: number
  /** What it stakes on an event, if that is taken. */
  readonly stake: number
  /** Events a week. */
  readonly events: number
  readonly shown: Displayed | null
  readonly weeks: number
  readonly seed: number
}

/** Mean net winnings of bets and what desserts add, a week; in units of the resource. */
export function weekOfBets(trial: WeekTrial): { readonly bets: number; readonly desserts: number } {
  const draws = new Draws(trial.seed)
  const kind = weekOf(trial.resource)
  let bets = 0
  let desserts = 0
  for (let week = 0; week < trial.weeks; week++) {
    let winnings: number = betRates.weekWinnings[kind]
    let effects: number = betRates.weekEffects[kind]
    for (let n = 0; n < trial.events; n++) {
      const event = crowdedEvent(trial, draws)
      const option = draws.whole(0, 1)
      const stake = event.largest(knower, option, { wish: trial.stake, weekRoom: winnings })
      if (stake === 0) continue
      const counted = mayWin(event.opening, event.pool, option, stake)
      event.stake(knower, option, { stake, draw: draws.next() })
      const won = draws.chance(trial.right) ? option : 1 - option
      const net = event.result(won, draws.next()).net.get(knower) ?? 0
      winnings -= typeof counted === 'number' ? counted : 0
      const added = effectOn({ net }, trial.shown, {
        room: { effects, winnings },
        draws: [draws.next(), draws.next()],
      })
      effects -= added
      winnings -= added
      bets += net
      desserts += added
    }
  }
  return { bets: bets / trial.weeks, desserts: desserts / trial.weeks }
}

const knower = 1_000
