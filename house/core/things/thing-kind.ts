import type { Tables } from '#kit/db/tables.ts'

/**
 * A noun whose things can be liked, kept as favourites, commented on or reported. Rows about a thing name it by kind and subject.
 */
export interface ThingKind {
  /** Stored in every row about its things, so it must never be renamed. */
  readonly kind: string
  /** The table of its things, whose `id` is the subject. */
  readonly table: keyof Tables & string
  /** SQL: columns of its table, called `thing` here, that name the thing in the file that members download. */
  readonly exported: string
}

/** How to read id and owner from a thing as the noun loads it. */
export interface FoundThing<Thing> {
  readonly subject: (thing: Thing) => number
  /** Id of the member who owns the thing. */
  readonly owner: (thing: Thing) => number
}
