import { drawRecipes, type Recipes } from '#nouns/desserts/rules/synthesis.ts'
import { Book } from './book.ts'
import { Draws } from './draws.ts'
import type { Kind } from './habits.ts'
import { Market } from './market.ts'
import { newPerson, type Person } from './person.ts'
import { RecipeBook } from './recipe-book.ts'

/** Everything there is, and the moment that is played. */
export interface World {
  readonly book: Book
  readonly draws: Draws
  readonly market: Market
  readonly people: readonly Person[]
  readonly recipes: Recipes
  /** Painters of the dragon balls that are collected of one character. */
  readonly balls: Person[]
  /** Days since the beginning. */
  day: number
  /** Hours since the beginning. */
  hour: number
}

interface Making {
  readonly kinds: readonly Kind[]
  readonly seed: number
  /** Members tell each other what they know of recipes. */
  readonly sharing: boolean
}

export function makeWorld({ kinds, seed, sharing }: Making): World {
  const book = new Book()
  const draws = new Draws(seed)
  const shared = new RecipeBook()
  const born = (kind: Kind, main: Person | null) =>
    newPerson({ kind, account: book.open(), main, draws, recipes: sharing ? shared : new RecipeBook() })
  const people: Person[] = []
  for (const kind of kinds)
    for (let n = 0; n < kind.people; n++) {
      const main = born(kind, null)
      people.push(main)
      for (let second = 0; second < kind.seconds; second++) main.seconds.push(born(kind, main))
      people.push(...main.seconds)
    }
  chooseVictims(people)
  const recipes = drawRecipes((below) => draws.whole(0, below - 1))
  return { book, draws, market: new Market(), people, recipes, balls: [], day: 0, hour: 0 }
}

/** Each of a gang robs one of those who are there to be robbed; without any, all of them rob the same eager person. */
function chooseVictims(people: readonly Person[]): void {
  const robbed = people.filter(({ kind }) => kind === 'robbed')
  const victims = robbed.length > 0 ? robbed : people.filter(({ kind }) => kind === 'eager').slice(0, 1)
  for (const [n, robber] of people.filter(({ tricks }) => tricks.has('rob')).entries())
    robber.victim = victims[n % victims.length] ?? null
}
