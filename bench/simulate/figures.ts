import { giftWorth } from '#rules/economy/gift-worth.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { type Kind, population, sly, type Trick, tricks } from './habits.ts'
import type { Person } from './person.ts'
import { type DaySupply, type Played, play, settledDay } from './play.ts'

/** Worth of what a person of a kind gets on a day, in score; second accounts are not people. */
export interface KindIncome {
  readonly kind: string
  readonly worth: number
  readonly cash: number
  readonly goods: number
  readonly faith: number
}

export const measures = ['worth', 'cash', 'goods', 'faith'] as const
type Measure = (typeof measures)[number]
/** Faith is not sold and is left out of the search; it counts within the worth. */
export const searched = ['worth', 'cash', 'goods'] as const
type Searched = (typeof searched)[number]

export const ofKind = ({ world }: Played, kind: string): Person[] => world.people.filter((each) => each.kind === kind)

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** Mean income a day from `settledDay` on. */
export function incomeOf(played: Played, kind: string): KindIncome {
  const perDay = (each: 'cash' | 'goods' | 'faith') =>
    mean(
      ofKind(played, kind).map(
        ({ account, incomeAt30 }) =>
          (account.income[each] - (incomeAt30?.[each] ?? 0)) / (played.days - (incomeAt30 ? settledDay : 0)),
      ),
    )
  const [cash, goods, faith] = [perDay('cash'), perDay('goods'), perDay('faith')]
  return { kind, worth: cash + goods + faith, cash, goods, faith }
}

/** The same as a part of what an honest eager person gets. */
export function timesEager(played: Played, kind: string): KindIncome {
  const [has, eager] = [incomeOf(played, kind), incomeOf(played, 'eager')]
  const times = (each: Measure) => has[each] / eager[each]
  return { kind, worth: times('worth'), cash: times('cash'), goods: times('goods'), faith: times('faith') }
}

export interface Reached {
  readonly share: number
  /** The day by which half of them had reached it; null if fewer have. */
  readonly median: number | null
}

export function reachedBy(people: readonly Person[], what: string): Reached {
  const days = people.map(({ reached }) => reached.get(what) ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b)
  const median = days[Math.floor(days.length / 2)] ?? Number.POSITIVE_INFINITY
  return {
    share: days.filter(Number.isFinite).length / Math.max(1, days.length),
    median: Number.isFinite(median) ? median : null,
  }
}

/** Held of score, power and points together, in score. */
export const moneyHeld = ({ minted, burned }: DaySupply): number => {
  const held = (each: Resource) => minted[each] - burned[each]
  return held('score') + giftWorth('power', held('power')) + giftWorth('point', held('point'))
}

const ringSize = 10
const secondsEach = 5

export interface Exploit {
  readonly tricks: readonly Trick[]
  readonly times: number
}

/**
 * The best exploits of a person with five second accounts, by each measure: tricks are added one by one while that gains a
 * hundredth. Two seeds, so that luck does not decide.
 */
export function bestExploits(days: number): Readonly<Record<Searched, Exploit>> {
  const honest: Kind[] = population.slice(0, 3).map((kind) => ({ ...kind, people: 40 }))
  const known = new Map<string, readonly KindIncome[]>()
  const tried = (list: readonly Trick[]): readonly KindIncome[] => {
    const key = [...list].sort().join(' ')
    const kind = sly(list, ringSize, secondsEach)
    const runs =
      known.get(key) ?? [11, 12].map((seed) => timesEager(play({ kinds: [...honest, kind], days, seed }), kind.name))
    known.set(key, runs)
    return runs
  }
  const best = (measure: Searched): Exploit => {
    let found: Exploit = { tricks: [], times: 1 }
    for (;;) {
      const next = tricks
        .filter((each) => !found.tricks.includes(each))
        .map((each) => [...found.tricks, each])
        .map((list) => ({ tricks: list, times: mean(tried(list).map((run) => run[measure])) }))
        .toSorted((a, b) => b.times - a.times)[0]
      if (!next || next.times < found.times + 0.01) return found
      found = next
    }
  }
  return { worth: best('worth'), cash: best('cash'), goods: best('goods') }
}

/** How much more is minted when everybody begins with so much power and points: 1 if wealth earns nothing. */
export function timesByWealth(wealth: number, days: number): number {
  const kinds = population.slice(0, 3).map((kind) => ({ ...kind, people: 40 }))
  const earned = (run: Played) =>
    run.world.people.reduce((sum, { account }) => sum + account.income.cash + account.income.goods, 0)
  return earned(play({ kinds, days, seed: 5, wealth })) / earned(play({ kinds, days, seed: 5 }))
}
