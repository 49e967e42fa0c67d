import { weekOf } from '#nouns/bets/rules/bet-effects.ts'
import { betRates } from '#nouns/bets/rules/bet-rates.ts'
import { emptyPool, type Opening, oddsTypes, type Pool, stakeResources, totalOf } from '#nouns/bets/rules/odds.ts'
import { oddsForChances, openingRefusal } from '#nouns/bets/rules/opening.ts'
import { endFactor, payoutsOf, poolOf, type Staked, settle } from '#nouns/bets/rules/settlement.ts'
import { type Bettor, largestStake, personMost } from '#nouns/bets/rules/stake-bounds.ts'
import { drawnPayout, mayWin } from '#nouns/bets/rules/stake-quote.ts'
import { poolAfter, priceStake } from '#nouns/bets/rules/take-stake.ts'
import { effectOn } from '#rules/desserts/bet-effect.ts'
import { times, wholeAbove, wholeIn } from '#rules/fraction.ts'
import type { Draws } from '../draws.ts'

/** What counts for the limits of a person's week. */
interface Counted {
  readonly day: number
  readonly week: 'units' | 'faith'
  /** 0 again once the stake was paid back. */
  mayWin: number
  won: number
  readonly effect: number
}

interface Slip extends Staked {
  readonly person: number
  readonly counted: Counted
}

const people = 40

/**
 * Events of any numbers that may open, one after the other, on which the same people stake at random, greedily or knowing
 * the winner, by the functions that the server calls. `play` throws on the first sum or limit that does not hold.
 */
export class RandomEvents {
  readonly #draws: Draws
  readonly #counted: Counted[][] = Array.from({ length: people }, () => [])
  #day = 0
  /** What was played so far. */
  readonly seen = { events: 0, stakes: 0, refused: 0, effects: 0, atWeekLimit: 0, atBase: 0 }

  constructor(draws: Draws) {
    this.#draws = draws
  }

  play(): void {
    const draws = this.#draws
    this.#day += draws.next() * 6
    const { opening, multi, ofMember } = this.#anyForm()
    const winner = draws.chance(0.1) ? null : draws.whole(0, opening.odds.length - 1)
    const slips: Slip[] = []
    let pool = emptyPool(opening)
    const staking = draws.pick(stakings)
    for (let n = draws.whole(0, 24); n > 0; n--) {
      const person = draws.whole(0, people - 1)
      const own = slips.filter((each) => each.person === person)
      if (own.length > 0 && !multi) continue
      const bettor = {
        balance: draws.chance(0.1) ? draws.whole(0, 3) : 1_000_000,
        stakedHere: own.reduce((sum, { stake }) => sum + stake, 0),
        weekRoom: this.#room(person, opening).winnings,
        ownRoom: Number.POSITIVE_INFINITY,
        ofMember,
      }
      const wish = staking({ opening, pool, bettor, winner, n, draws })
      const price = priceStake(opening, pool, wish, bettor)
      const most = largestStake(opening, pool, wish.option, bettor)
      if (typeof price === 'string') {
        expect(wish.stake > most.stake || price === most.by, `refused by ${price}, though ${most.stake} are taken`)
        this.seen.refused++
        if (price === 'week') this.seen.atWeekLimit++
        continue
      }
      const promised = price.quote ? drawnPayout(price.quote, price.quote.room, draws.next()) : 0
      pool = poolAfter(pool, wish, promised)
      slips.push({
        ...wish,
        person,
        promised,
        counted: this.#count(person, opening, { mayWin: price.mayWin, effect: 0 }),
      })
      expect(promised - wish.stake <= price.mayWin, 'a stake wins more than the week counts')
      expect(promised <= Math.ceil(mostFactor(opening, wish.option) * wish.stake), 'a factor above its bound')
      expect(
        pool.promised.every((each) => each <= totalOf(opening, pool)),
        'more is promised than there is',
      )
      this.seen.stakes++
    }
    this.#settle({ opening, pool, slips, winner })
    this.seen.events++
  }

  #settle({ opening, pool, slips, winner }: Played): void {
    expect(JSON.stringify(poolOf(opening, slips)) === JSON.stringify(pool), 'the sums of the event are not its stakes')
    const draw = this.#draws.next()
    const paid: number[] = []
    // In batches, as the server pays.
    for (let from = 0; from < slips.length; from += 5) {
      const before = slips.slice(0, from).reduce((sum, one) => sum + (one.option === winner ? one.stake : 0), 0)
      paid.push(...payoutsOf(opening, slips.slice(from, from + 5), { pool, winner, draw, before }))
    }
    expect(
      String(paid) === String(settle(opening, slips, { winner, draw }).paid),
      'batches pay otherwise than all at once',
    )
    const sum = paid.reduce((all, each) => all + each, 0)
    if (winner !== null && opening.oddsType === 'ending' && sum > 0) {
      const exact = times(endFactor(opening, pool, winner), pool.staked[winner] ?? 0)
      expect(sum >= wholeIn(exact) && sum <= wholeAbove(exact), 'the pool is not divided to the unit')
    }
    const returned = totalOf(opening, pool) - sum
    expect(returned >= 0, `the house loses ${opening.base - returned} of ${opening.base}`)
    if (returned === 0) this.seen.atBase++
    if (winner === null) expect(returned === opening.base, 'without a result something stays')
    const net = new Map<number, number>()
    for (const [n, { person, stake, option, counted }] of slips.entries()) {
      const each = paid[n] ?? Number.NaN
      expect(Number.isSafeInteger(each) && each >= 0, `${each} is paid`)
      if (winner === null) expect(each === stake, 'a stake does not come back')
      else if (option !== winner) expect(each === 0, 'a loser is paid')
      else
        expect(each >= stake && each <= Math.ceil(mostFactor(opening, option) * stake), `${each} is paid for ${stake}`)
      expect(each - stake <= counted.mayWin, 'a stake won more than the week counts')
      net.set(person, (net.get(person) ?? 0) + each - stake)
      counted.won = Math.max(0, each - stake)
      if (winner === null) counted.mayWin = 0
    }
    if (winner !== null) for (const [person, each] of net) this.#addEffect(person, opening, each)
    for (const person of net.keys()) this.#expectWeek(person, opening)
  }

  #addEffect(person: number, opening: Opening, net: number): void {
    const draws = this.#draws
    const shown = draws.pick([
      null,
      { dessert: 'bocai', card: true },
      { dessert: 'bocai', card: false },
      { dessert: 'icecream', card: true },
    ] as const)
    const effect = effectOn({ net }, shown, {
      room: this.#room(person, opening),
      draws: [draws.next(), draws.next()],
    })
    if (effect > 0) this.seen.effects++
    this.#count(person, opening, { mayWin: 0, effect })
  }

  #count(person: number, { resource }: Opening, sums: Pick<Counted, 'mayWin' | 'effect'>): Counted {
    const counted = { day: this.#day, week: weekOf(resource), won: 0, ...sums }
    this.#counted[person]?.push(counted)
    return counted
  }

  #week(person: number, { resource }: Opening) {
    const kept = (this.#counted[person] ?? []).filter(({ day }) => day > this.#day - 7)
    this.#counted[person] = kept
    const sums = { mayWin: 0, won: 0, effect: 0 }
    for (const each of kept) {
      if (each.week !== weekOf(resource)) continue
      sums.mayWin += each.mayWin
      sums.won += each.won
      sums.effect += each.effect
    }
    return sums
  }

  #room(person: number, opening: Opening) {
    const { mayWin: counted, effect } = this.#week(person, opening)
    const week = weekOf(opening.resource)
    return {
      effects: Math.max(0, betRates.weekEffects[week] - effect),
      winnings: Math.max(0, betRates.weekWinnings[week] - counted - effect),
    }
  }

  #expectWeek(person: number, opening: Opening): void {
    const { won, effect } = this.#week(person, opening)
    const week = weekOf(opening.resource)
    expect(won + effect <= betRates.weekWinnings[week], `a week brought ${won + effect} ${week}`)
    expect(effect <= betRates.weekEffects[week], `desserts added ${effect} ${week} in a week`)
  }

  /** Numbers that an event may open with. */
  #anyForm() {
    const draws = this.#draws
    for (;;) {
      const ofMember = draws.chance(0.1)
      const resource = ofMember ? 'faith' : draws.pick(stakeResources)
      const oddsType = draws.pick(oddsTypes)
      const chances = Array.from({ length: draws.whole(2, 10) }, () => 0.05 + draws.next() ** 2)
      const odds = oddsForChances(chances, { resource, margin: draws.whole(1_021, 1_249) })
      const base = ofMember ? draws.whole(20, 30) : draws.whole(20, 2 * betRates.base[resource])
      const opening: Opening = { resource, oddsType, base, odds }
      const multi = oddsType === 'dynamic' && draws.chance(0.5)
      if (openingRefusal({ ...opening, multi, ofMember }) === null) return { opening, multi, ofMember }
    }
  }
}

interface Played {
  readonly opening: Opening
  readonly pool: Pool
  readonly slips: readonly Slip[]
  readonly winner: number | null
}

interface Before {
  readonly opening: Opening
  readonly pool: Pool
  readonly bettor: Bettor & { readonly ofMember: boolean }
  readonly winner: number | null
  /** Stakes that still come. */
  readonly n: number
  readonly draws: Draws
}

type Staking = (before: Before) => { readonly option: number; readonly stake: number }

const most = ({ opening, pool, bettor }: Before, option: number) => largestStake(opening, pool, option, bettor).stake

/** Ways to stake; wishes may be more than is taken. */
const stakings: readonly Staking[] = [
  ({ opening, bettor, draws }) => ({
    option: draws.whole(0, opening.odds.length - 1),
    stake: draws.whole(1, personMost(opening, bettor.ofMember) + 2),
  }),
  // The largest stake on the option that may win most.
  (before) => {
    const { opening, pool } = before
    const wishes = opening.odds.map((_, option) => {
      const stake = Math.max(1, most(before, option))
      const wins = mayWin(opening, pool, option, stake)
      return { option, stake, wins: typeof wins === 'number' ? wins : 0 }
    })
    return wishes.reduce((best, each) => (each.wins > best.wins ? each : best))
  },
  // Whoever knows the winner.
  (before) => ({ option: before.winner ?? 0, stake: Math.max(1, most(before, before.winner ?? 0)) }),
  // A unit more than the limits take.
  (before) => ({ option: before.n % 2, stake: most(before, before.n % 2) + 1 }),
  // One side is pushed in small stakes, then the other is taken.
  (before) => ({ option: before.n > 8 ? 0 : 1, stake: before.n > 8 ? 1 : Math.max(1, most(before, 1)) }),
]

/** The bound of an option's payout factor. */
const mostFactor = ({ resource, oddsType, odds }: Opening, option: number): number =>
  (1 + (odds[option] ?? 0) / 1_000) * (oddsType === 'static' ? 1 : betRates.rise[resource])

function expect(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}
