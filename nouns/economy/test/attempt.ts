import type { Endpoint } from '#contract/endpoint.ts'
import type { TestAnswer } from '#site/test/open-test-site.ts'
import type { Book, Delta } from './book.ts'
import type { KitchenEvent } from './kitchen.ts'
import type { Act } from './steps.ts'
import type { Person, World } from './world.ts'

/** An act that is ready to be sent. */
export interface Attempt {
  /** Sends the call; with the same key a second time it must not happen twice. */
  readonly send: (key: string) => Promise<TestAnswer<Endpoint>>
  /** Remembers what a successful act did, and answers what it may have changed: one of these. */
  readonly judge: (data: unknown, after: Book) => readonly Delta[]
  /**
   * What it does to the kitchens of desserts, as events that happen in any order; without `data` it was refused. Not given
   * where it changes none.
   */
  readonly events?: (data: unknown, after: Book) => readonly KitchenEvent[]
}

/** Makes the types of a call's answer and of its judge agree. */
export const attempt = <E extends Endpoint>(
  send: (key: string) => Promise<TestAnswer<E>>,
  judge: (data: TestAnswer<E>['data'], after: Book) => readonly Delta[],
  events?: (data: TestAnswer<E>['data'] | null, after: Book) => readonly KitchenEvent[],
): Attempt => ({
  send,
  // `send` answers what these take.
  judge: judge as Attempt['judge'],
  ...(events && { events: events as Attempt['events'] & object }),
})

export interface Scene {
  readonly world: World
  readonly act: Act
  readonly by: Person
  readonly to: Person
  /** Before the step. */
  readonly book: Book
  /** Whether no other act of the step is sent at once. */
  readonly alone: boolean
}

/** Prepares an act; null if there is nothing that it could be done with. */
export type Prepare = (scene: Scene) => Attempt | null | Promise<Attempt | null>

/** One of a list, chosen by the act. */
export const chosen = <T>(list: readonly T[], { n }: Act): T | undefined => list[n % list.length]

export const as = ({ token }: Pick<Person, 'token'>, key = '') => ({ token, ...(key && { idempotencyKey: key }) })

/** Who does something: mostly the one who may, sometimes somebody else. */
export const mostly = (who: Person, other: Person, { n }: Act): Person => (n % 5 === 0 ? other : who)
