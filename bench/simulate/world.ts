import { daysLater } from '@patisserie/rules/beijing-time'
import { Book } from './book.ts'
import { Draws } from './draws.ts'
import type { Kind } from './habits.ts'
import { Market } from './market.ts'
import { newPerson, type Person } from './person.ts'

/** Everything there is, and the moment that is played. */
export interface World {
  readonly book: Book
  readonly draws: Draws
  readonly market: Market
  readonly people: readonly Person[]
  /** Bullets that each dessert wants, in the order of `bullets`. */
  readonly recipes: readonly (readonly number[])[]
  /** Days since the beginning. */
  day: number
  /** Hours since the beginning. */
  hour: number
}

/** A Monday. */
const firstDay = '2026-01-05'

export const beijingDayOf = (day: number): string => daysLater(firstDay, day)

export function makeWorld(kinds: readonly Kind[], seed: number): World {
  const book = new Book()
  const draws = new Draws(seed)
  const people: Person[] = []
  for (const kind of kinds)
    for (let n = 0; n < kind.people; n++) {
      const main = newPerson({ kind, account: book.open(), main: null, draws })
      people.push(main)
      for (let second = 0; second < kind.seconds; second++)
        main.seconds.push(newPerson({ kind, account: book.open(), main, draws }))
      people.push(...main.seconds)
    }
  return { book, draws, market: new Market(), people, recipes: drawRecipes(draws), day: 0, hour: 0 }
}

/** Three counts that add up to ten. */
const drawRecipes = (draws: Draws): number[][] =>
  Array.from({ length: 6 }, () => {
    const [a, b] = [draws.whole(1, 4), draws.whole(1, 4)]
    return draws.shuffled([a, b, 10 - a - b])
  })
