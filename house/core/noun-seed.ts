import type { Tx } from '#kit/db/database.ts'
import type { NounName } from '#rules/nouns.ts'
import type { Files } from './files/open-files.ts'
import type { GiftsOfWeek } from './gift-weeks/gift-weeks.ts'

/** The demo data of a noun; `seed/index.ts` of the noun. */
export interface NounSeed {
  /** Its place among the seeds. No two are equal. Events of the same time happen in this order too. */
  readonly order: number
  /** Nouns with seeds that this one builds on: where one of them is left out, this one is too. */
  readonly needs?: readonly NounName[]
  /** Adds what is there before anybody acts; answers what follows. */
  readonly play: (stage: SeedStage) => Promise<SeedPlay>
}

/** What a seed leaves to be done after the seeds of all nouns were played. */
export interface SeedPlay {
  /** What people do, each act with its own time: the events of all nouns happen in the order of time. */
  readonly events?: readonly SeedEvent[]
  /** Runs once all events have happened, in the order of the seeds. */
  readonly end?: () => Promise<unknown>
  /** What the seeds after it may ask for. */
  readonly gives?: Partial<SeedGiven>
}

/** Something that a demo member does at a time of its own. */
export interface SeedEvent {
  readonly at: Date
  readonly happen: () => Promise<unknown>
}

/** The site while it is seeded: all in one transaction. */
export interface SeedStage {
  readonly tx: Tx
  readonly files: Files
  /** Ids of the demo accounts, in the order of `people`. */
  readonly members: readonly number[]
  /** Ids of the regulars, in the order of `regulars`. */
  readonly regulars: readonly number[]
  /** Id of the account with every permission of the back office. */
  readonly staff: number
  readonly now: Date
  readonly giftsOfWeek: GiftsOfWeek
  /** What the seeds before it give; a field is missing where its noun is left out. */
  readonly given: Partial<SeedGiven>
}

/** What seeds ask of one another: who asks adds a field by declaration. */
// biome-ignore lint/suspicious/noEmptyInterface: the seeds of nouns fill it
export interface SeedGiven {}
