import { weekOf } from '#nouns/bets/rules/bet-effects.ts'
import { betRates } from '#nouns/bets/rules/bet-rates.ts'
import { emptyPool, type Opening, type StakeResource, shareOf } from '#nouns/bets/rules/odds.ts'
import { endFactor } from '#nouns/bets/rules/settlement.ts'
import { personMost } from '#nouns/bets/rules/stake-bounds.ts'
import { mayWin } from '#nouns/bets/rules/stake-quote.ts'
import { toNumber } from '#rules/fraction.ts'
import { Draws } from '../draws.ts'
import { climb, type Move } from './climb.ts'
import { BetEvent, priced } from './event.ts'

/*
 * Attacks on the rules of bets, each a search for the most that it brings. Second accounts are accounts that one person
 * controls and the site does not know as linked.
 */

/** What an attack brings: units that are won on average (or for sure), and units that were staked for it. */
export interface Attack {
  readonly gain: number
  readonly staked: number
}

const none: Attack = { gain: 0, staked: 0 }
const half = 0.5

/** A ring of accounts stakes the moves in small pieces, one account after the other, each within its week. */
function stakeAsRing(opening: Opening, accounts: number, moves: readonly Move[]): BetEvent {
  const event = new BetEvent(opening)
  const piece = Math.max(1, Math.min(10, personMost(opening, false)))
  let account = 0
  let weekRoom: number = betRates.weekWinnings[weekOf(opening.resource)]
  for (const { option, amount } of moves)
    for (let left = amount; left > 0 && account < accounts; ) {
      const stake = event.largest(account, option, { wish: Math.min(piece, left), weekRoom })
      const winnings = stake > 0 ? mayWin(opening, event.pool, option, stake) : 0
      if (typeof winnings === 'string' || !event.stake(account, option, { stake, draw: half })) {
        account++
        weekRoom = betRates.weekWinnings[weekOf(opening.resource)]
        continue
      }
      weekRoom -= winnings
      left -= stake
    }
  return event
}

/** The mean of what is promised, weighed by the opening shares: what a ring gets on average on a right price. */
const meanPromise = ({ opening, meant }: BetEvent): number =>
  meant.reduce((sum, each, option) => sum + each * shareOf(opening, emptyPool(opening), option), 0)

export interface Ring {
  readonly resource: StakeResource
  readonly options: number
  readonly accounts: number
  /** Profit whatever wins, or on average. */
  readonly sure: boolean
  readonly seed: number
  readonly steps: number
}

/** A ring alone on a fairly priced event with moving odds: it pushes one option and takes the other. */
export function pump({ resource, options, accounts, sure, seed, steps }: Ring): Attack {
  const opening = priced(resource, 'dynamic', { chances: Array.from({ length: options }, () => 1) })
  const most = accounts * personMost(opening, false)
  const gainOf = (event: BetEvent): number => (sure ? Math.min(...event.meant) : meanPromise(event)) - event.stakes
  const score = (moves: readonly Move[]): number => gainOf(stakeAsRing(opening, accounts, moves))
  const starts = [0.1, 0.2, 0.35, 0.5, 0.65, 0.8].flatMap((first) =>
    [0.15, 0.3, 0.6].map((part) =>
      Array.from({ length: options }, (_, option) => ({ option, amount: Math.floor(most * first * part ** option) })),
    ),
  )
  const found = climb({ starts, score, options, most: Math.floor(most / 3) + 1, steps, draws: new Draws(seed) })
  const event = stakeAsRing(opening, accounts, found)
  const gain = gainOf(event)
  return gain > 0 ? { gain, staked: event.stakes } : none
}

/** Twenty second accounts throw stakes on one side, so that a main account takes the other at better odds. */
export function move(
  resource: StakeResource,
  oddsType: Opening['oddsType'],
  { thrown, shares }: { thrown: number; shares: readonly number[] },
): Attack {
  let best = none
  for (const share of shares) {
    const event = new BetEvent(priced(resource, oddsType, { chances: [share, 1 - share], margin: 1_050 }))
    for (let account = 1; account <= throwers; account++)
      for (let left = Math.min(Math.floor(thrown / throwers), event.room(account)); left > 0; ) {
        const stake = event.largest(account, 1, { wish: Math.min(5, left), weekRoom: Number.POSITIVE_INFINITY })
        if (stake === 0 || !event.stake(account, 1, { stake, draw: half })) break
        left -= stake
      }
    const weekRoom = betRates.weekWinnings[weekOf(resource)]
    for (let wish = 1; wish <= event.room(main); wish++) {
      if (event.largest(main, 0, { wish, weekRoom }) !== wish) continue
      const gain = meanGain(event, wish)
      if (gain > best.gain) best = { gain, staked: event.stakes }
    }
  }
  return best
}

const main = 0
const throwers = 20

/** What the main account's stake on the first option brings on average if the opening share is its chance. */
function meanGain(event: BetEvent, stake: number): number {
  const { opening } = event
  const chance = shareOf(opening, emptyPool(opening), 0)
  if (opening.oddsType !== 'ending') return chance * event.promise(0, stake) - stake
  event.stake(main, 0, { stake, draw: half })
  const factor = toNumber(endFactor(opening, event.pool, 0))
  event.takeBack()
  return chance * stake * factor - stake
}
