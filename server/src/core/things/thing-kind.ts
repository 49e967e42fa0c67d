import type { Tables } from '../../kit/db/tables.ts'

/** A noun whose things members like, keep or comment on. Rows about a thing name it by kind and subject. */
export interface ThingKind {
  /** Stored with every row about its things, so it is never renamed. */
  readonly kind: string
  /** The table of its things, whose `id` is the subject. */
  readonly table: keyof Tables & string
  /** SQL, columns of its table, here called `thing`: how a file that members download names it. */
  readonly exported: string
}

/** The same of one thing, as the noun found it. */
export interface FoundThing<Thing> {
  readonly subject: (thing: Thing) => number
  /** Whose it is. */
  readonly owner: (thing: Thing) => number
}
