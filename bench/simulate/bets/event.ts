import { betRates } from '#nouns/bets/rules/bet-rates.ts'
import { emptyPool, type Opening, type Pool, type StakeResource } from '#nouns/bets/rules/odds.ts'
import { oddsForChances } from '#nouns/bets/rules/opening.ts'
import { poolOf, type Staked, settle } from '#nouns/bets/rules/settlement.ts'
import { largestStake, personMost } from '#nouns/bets/rules/stake-bounds.ts'
import { drawnPayout, promiseRoom, quoteStake } from '#nouns/bets/rules/stake-quote.ts'
import { poolAfter } from '#nouns/bets/rules/take-stake.ts'
import { toNumber } from '#rules/fraction.ts'
import type { Draws } from '../draws.ts'

/** A stake of an account; accounts are numbers. */
export interface Slip extends Staked {
  readonly account: number
}

/** An event that is staked on by the rules' own code; only balances are left out: whoever stakes has enough. */
export class BetEvent {
  readonly opening: Opening
  readonly slips: Slip[] = []
  pool: Pool
  /** What is promised by option before fractions are drawn: means, of which no search can pick the lucky ones. */
  readonly meant: number[]
  readonly #staked = new Map<number, number>()
  readonly #ofMember: boolean

  constructor(opening: Opening, ofMember = false) {
    this.opening = opening
    this.pool = emptyPool(opening)
    this.meant = opening.odds.map(() => 0)
    this.#ofMember = ofMember
  }

  /** What an account may still stake here. */
  room(account: number): number {
    return personMost(this.opening, this.#ofMember) - (this.#staked.get(account) ?? 0)
  }

  /** The largest stake up to `wish` that is taken and can win at most `weekRoom` net. */
  largest(account: number, option: number, { wish, weekRoom }: { wish: number; weekRoom: number }): number {
    const stakedHere = this.#staked.get(account) ?? 0
    const bettor = { balance: wish, stakedHere, weekRoom, ownRoom: Number.POSITIVE_INFINITY, ofMember: this.#ofMember }
    return largestStake(this.opening, this.pool, option, bettor).stake
  }

  /** What a stake is promised before the draw; 0 if it has no price. Not under `ending`. */
  promise(option: number, stake: number): number {
    const quote = quoteStake(this.opening, this.pool, option, stake)
    return typeof quote === 'string' ? 0 : toNumber(quote.payout)
  }

  /** Takes a stake; false if it is refused. `draw` from 0 to below 1. */
  stake(account: number, option: number, { stake, draw }: { stake: number; draw: number }): boolean {
    if (stake < 1 || stake > this.room(account)) return false
    const { opening, pool } = this
    let promised = 0
    if (opening.oddsType !== 'ending') {
      const quote = quoteStake(opening, pool, option, stake)
      if (typeof quote === 'string') return false
      this.meant[option] = (this.meant[option] ?? 0) + toNumber(quote.payout)
      promised = drawnPayout(quote, promiseRoom(opening, pool, option, stake), draw)
    }
    this.slips.push({ account, option, stake, promised })
    this.pool = poolAfter(pool, { option, stake }, promised)
    this.#staked.set(account, (this.#staked.get(account) ?? 0) + stake)
    return true
  }

  /** Takes the last stake back: what it would bring is asked without it staying. */
  takeBack(): void {
    const last = this.slips.pop()
    if (!last) return
    this.#staked.set(last.account, (this.#staked.get(last.account) ?? 0) - last.stake)
    this.pool = poolOf(this.opening, this.slips)
  }

  get stakes(): number {
    return this.pool.staked.reduce((sum, each) => sum + each, 0)
  }

  /** Net winnings by account, and what the house wins. */
  result(winner: number | null, draw: number): { readonly net: ReadonlyMap<number, number>; readonly house: number } {
    const { paid, returned } = settle(this.opening, this.slips, { winner, draw })
    const net = new Map<number, number>()
    for (const [at, { account, stake }] of this.slips.entries())
      net.set(account, (net.get(account) ?? 0) + (paid[at] ?? 0) - stake)
    return { net, house: returned - this.opening.base }
  }
}

/** An event of the house whose odds say the given chances. */
export function priced(
  resource: StakeResource,
  oddsType: Opening['oddsType'],
  { chances, margin, base }: { chances: readonly number[]; margin?: number; base?: number },
): Opening {
  return {
    resource,
    oddsType,
    base: base ?? betRates.base[resource],
    // A thousandth is lost to rounding, which may not bring the margin below its least.
    odds: oddsForChances(chances, { resource, margin: margin ?? betRates.margin[oddsType] + 1 }),
  }
}

/** The kind of an event on which others have staked. */
export interface Crowd {
  readonly resource: StakeResource
  readonly oddsType: Opening['oddsType']
}

/** People who stake on it before anybody who knows more. */
export const crowd = 60

/** An even event on which sixty people have staked at random; they are the accounts from 0. */
export function crowdedEvent({ resource, oddsType }: Crowd, draws: Draws): BetEvent {
  const event = new BetEvent(priced(resource, oddsType, { chances: [1, 1] }))
  for (let account = 0; account < crowd; account++) {
    const wish = resource === 'faith' ? draws.whole(3, 15) : draws.pick([1, 1, 1, 1, 2, 2, 3, 4, 5])
    const option = draws.whole(0, 1)
    const stake = event.largest(account, option, { wish, weekRoom: Number.POSITIVE_INFINITY })
    event.stake(account, option, { stake, draw: draws.next() })
  }
  return event
}
