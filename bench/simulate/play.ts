import { type Resource, resources } from '#rules/ledger/resources.ts'
import { giveToMain, likeEachOther } from './between.ts'
import { keepDesserts } from './desserts.ts'
import { changeDisplayed } from './displaying.ts'
import { earn } from './earn.ts'
import type { Kind } from './habits.ts'
import type { Person } from './person.ts'
import { noteLevels, spend } from './spend.ts'
import { makeWorld, type World } from './world.ts'

/** From this day on incomes are compared: gifts need accounts that are so old. */
export const settledDay = 30

/** Kinds of people who try no trick, from the least busy on. */
export const honestKinds = ['lazy', 'normal', 'eager', 'greedy'] as const
export type HonestKind = (typeof honestKinds)[number]

export interface Played {
  readonly world: World
  readonly days: number
  /** Minted, burned and held after each day. */
  readonly supply: readonly DaySupply[]
}

export interface DaySupply {
  readonly minted: Readonly<Record<Resource, number>>
  readonly burned: Readonly<Record<Resource, number>>
  /** How far prices of the shop stand from their base on average, in thousandths. */
  readonly drift: number
}

interface Options {
  readonly kinds: readonly Kind[]
  readonly days: number
  readonly seed: number
  /** Power and points that everybody begins with; 0 unless wealth is compared. */
  readonly wealth?: number
  /** Members tell each other what they know of recipes; else everybody finds them out alone. */
  readonly sharing?: boolean
}

/** Plays so many days. Throws if the books do not add up. */
export function play({ kinds, days, seed, wealth = 0, sharing = false }: Options): Played {
  const world = makeWorld({ kinds, seed, sharing })
  const supply: DaySupply[] = []
  if (wealth > 0)
    for (const { account } of world.people) world.book.earn(account, { power: wealth, point: wealth }, 'start')
  for (let day = 0; day < days; day++) {
    playDay(world, day)
    supply.push({
      minted: { ...world.book.minted },
      burned: { ...world.book.burned },
      drift: world.market.meanDrift(world.hour),
    })
  }
  const wrong = world.book.audit()
  if (wrong.length > 0) throw new Error(`the books do not add up: ${wrong.join(', ')}`)
  return { world, days, supply }
}

function playDay(world: World, day: number): void {
  const { people, draws } = world
  world.day = day
  const order = draws.shuffled(people)
  for (const [place, person] of order.entries()) {
    world.hour = 24 * day + Math.floor((24 * place) / order.length)
    if (day === settledDay) person.incomeAt30 = { ...person.account.income }
    visit(world, person)
  }
  likeEachOther(world)
  for (const person of people) {
    giveToMain(world, person)
    person.newPosts = 0
  }
}

function visit(world: World, person: Person): void {
  changeDisplayed(person, world.day, world.draws)
  if (!earn(world, person)) return
  keepDesserts(world, person)
  spend(world, person)
  noteLevels(person, world.day)
}

/** What everybody has of everything, for comparing two runs. */
export const fingerprint = ({ world }: Played): string =>
  world.people.map(({ account }) => resources.map((each) => account.balances[each]).join(' ')).join('\n')
