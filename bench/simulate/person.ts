import { cookedDesserts } from '#rules/desserts/desserts.ts'
import type { SignedIn } from '#rules/economy/daily-gift.ts'
import type { Account } from './book.ts'
import type { Draws } from './draws.ts'
import type { Habit, Kind, Trick } from './habits.ts'
import { habits } from './habits.ts'
import { type Kitchen, newKitchen } from './kitchen.ts'
import type { RecipeBook } from './recipe-book.ts'

/** An upload that waits for its 48 hours. */
export interface WaitingUpload {
  readonly day: number
  readonly kind: 'replay' | 'painting'
  /** Whether it is still there then. */
  readonly stays: boolean
}

/** How often something that has a limit paid today. */
export interface Today {
  pointGiven: boolean
  bullets: number
  comments: number
  records: number
  likes: number
}

export interface Person {
  readonly account: Account
  readonly kind: string
  readonly habit: Habit
  readonly tricks: ReadonlySet<Trick>
  /** The person's main account, if this is a second one. */
  readonly main: Person | null
  readonly seconds: Person[]
  /** Whom somebody of a gang robs. */
  victim: Person | null
  /** Around 1. */
  readonly skill: number
  signedIn: SignedIn
  posts: number
  /** Posts that can still be liked today. */
  newPosts: number
  today: Today
  /** Best iscore by game and type, in thousandths. */
  readonly best: Map<number, number>
  waiting: WaitingUpload[]
  /** Uploads that paid, by kind and day, and points that they brought, by week. */
  readonly uploadsPaid: Map<string, number>
  /** Likes that each other person has spent on this one's posts. */
  readonly likesSpent: Map<Person, number>
  /** Days on which likes of another person paid. */
  readonly likesPaid: Map<Person, number[]>
  /** Worth given and received, with its day. */
  readonly gifts: { readonly day: number; readonly given: number; readonly received: number }[]
  readonly kitchen: Kitchen
  /** Power put aside for a spell card; a part of one adds up. */
  powerSaved: number
  /** The day on which something was reached first, counted from 1. */
  readonly reached: Map<string, number>
  incomeAt30: Account['income'] | null
}

export const newToday = (): Today => ({
  ...{ pointGiven: false, bullets: 0, comments: 0, records: 0, likes: 0 },
})

interface Born {
  readonly kind: Kind
  readonly account: Account
  readonly main: Person | null
  readonly draws: Draws
  /** What is known of recipes: the person's own, or what all share. */
  readonly recipes: RecipeBook
}

export const newPerson = ({ kind, account, main, draws, recipes }: Born): Person => ({
  account,
  kind: main ? 'second' : kind.name,
  habit: main ? habits.second : habits[kind.habit],
  tricks: new Set(main ? [] : kind.tricks),
  main,
  seconds: [],
  victim: null,
  skill: draws.spread(0.45),
  signedIn: { day: null, streak: 0 },
  posts: 0,
  newPosts: 0,
  today: newToday(),
  best: new Map(),
  waiting: [],
  uploadsPaid: new Map(),
  likesSpent: new Map(),
  likesPaid: new Map(),
  gifts: [],
  kitchen: newKitchen(draws.pick(cookedDesserts), recipes),
  powerSaved: 0,
  reached: new Map(),
  incomeAt30: null,
})

export const reach = (person: Person, what: string, day: number): void => {
  if (!person.reached.has(what)) person.reached.set(what, day + 1)
}

export const addTo = <Key>(map: Map<Key, number>, key: Key, amount: number): void => {
  map.set(key, (map.get(key) ?? 0) + amount)
}
