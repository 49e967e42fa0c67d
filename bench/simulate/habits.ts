/** What somebody does on an average day; a guess about people, as `docs/economy.md` says. */
export interface Habit {
  readonly logIn: number
  readonly posts: number
  readonly comments: number
  readonly likes: number
  /** Chance of a leisure game, and what its result is worth. */
  readonly game: readonly [chance: number, worth: number]
  readonly uploads: number
  /** Middle of the iscore of a run, in points. */
  readonly iscore: number
  /** How often a dessert is sent out. */
  readonly outings: number
}

export const habits = {
  lazy: {
    logIn: 0.45,
    posts: 0.15,
    comments: 0.3,
    likes: 0.3,
    game: [0.05, 800],
    uploads: 0.01,
    iscore: 1.5,
    outings: 0.5,
  },
  normal: {
    logIn: 0.95,
    posts: 1.5,
    comments: 3,
    likes: 2,
    game: [0.6, 1_500],
    uploads: 0.12,
    iscore: 2.4,
    outings: 2,
  },
  eager: { logIn: 1, posts: 4, comments: 8, likes: 6, game: [0.85, 2_800], uploads: 0.5, iscore: 4, outings: 3 },
  greedy: { logIn: 1, posts: 8, comments: 20, likes: 6, game: [1, 4_600], uploads: 1, iscore: 4.5, outings: 3 },
  second: { logIn: 1, posts: 1, comments: 1, likes: 0, game: [0, 0], uploads: 0, iscore: 0, outings: 1 },
} as const satisfies Readonly<Record<string, Habit>>

/**
 * What a person may try beside living as everybody does.
 *
 * - likes: second accounts like the main account as often as it pays.
 * - gifts: second accounts hand over all that the limits of gifts allow.
 * - junk: 40 posts and 4 uploads a day, of which a quarter is removed.
 * - drip: the iscore of one game and type rises by the least there is, three times a day.
 * - trade: points are bought when they are cheapest, and sold under the moon-cake.
 * - switch: coffee stands there at night, the moon-cake when something is sold.
 * - steal: second accounts fill plates for the main account's desserts to steal from.
 * - circle: people who do so too steal from each other's plates alone.
 * - rob: a gang steals from the same victim every day.
 * - restless: a dessert is sent out again whenever it comes home, under the moon-cake.
 */
export const tricks = [
  ...(['likes', 'gifts', 'junk', 'drip', 'trade', 'switch'] as const),
  ...(['steal', 'circle', 'rob', 'restless'] as const),
] as const
export type Trick = (typeof tricks)[number]

/** Times the income of an honest eager person that nobody may pass. */
export const exploitBound = 1.3

export interface Kind {
  readonly name: string
  readonly habit: keyof typeof habits
  readonly tricks: readonly Trick[]
  readonly people: number
  /** Further accounts of each person, which are not linked. */
  readonly seconds: number
}

export const honest = (habit: keyof typeof habits, people: number): Kind => ({
  ...{ name: habit, habit, tricks: [], people, seconds: 0 },
})

/** An eager person who tries something. */
export const sly = (list: readonly Trick[], people: number, seconds: number): Kind => ({
  ...{ name: list.join(' + '), habit: 'eager', tricks: list, people, seconds },
})

/** Tricks that one person can do at once: all but robbing others, of which stealing from second accounts brings most. */
const together = tricks.filter((each) => each !== 'circle' && each !== 'rob')

/** About a thousand accounts. */
export const population: readonly Kind[] = [
  honest('lazy', 360),
  honest('normal', 330),
  honest('eager', 110),
  honest('greedy', 40),
  { ...honest('eager', 15), name: 'collector' },
  sly(['likes'], 4, 4),
  sly(['gifts'], 4, 4),
  sly(['likes', 'gifts'], 4, 5),
  sly(['junk'], 6, 0),
  sly(['drip'], 5, 0),
  sly(['trade'], 5, 0),
  sly(['switch'], 5, 0),
  sly(['steal'], 4, 4),
  sly(['circle'], 5, 0),
  { ...honest('eager', 5), name: 'robbed' },
  sly(['rob'], 20, 0),
  sly(['restless'], 5, 0),
  { ...sly(together, 5, 5), name: 'all of these at once' },
]
