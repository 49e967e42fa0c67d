import type { ReminderKind } from '@patisserie/rules/people/reminders'
import type { Tx } from '../../kit/db/database.ts'
import type { Tables } from '../../kit/db/tables.ts'
import type { StoredData } from '../reminders/tables.ts'

/** A noun whose things members react to. */
export interface ReactionKind {
  /** Stored with every reaction, so it is never renamed. */
  readonly kind: string
  /** The table of its things, whose `id` is the subject of a reaction. */
  readonly table: keyof Tables & string
  /** SQL, columns of its table, here called `thing`: how a file that members download names it. */
  readonly exported: string
}

/** Kinds of things that members like: what the core has to know to forget a member and to drop rows of gone things. */
export interface LikedKind extends ReactionKind {
  /** Takes the likes of a member off the counters, just before they are deleted. */
  uncount(tx: Tx, member: number): Promise<void>
}

/** How one thing of a noun is liked; `Thing` is how the noun found it. */
export interface LikeKind<Thing> extends LikedKind {
  readonly subject: (thing: Thing) => number
  /** Who gets the like. */
  readonly owner: (thing: Thing) => number
  /** Changes the counter that lists sort by, in the transaction of the like. */
  count(tx: Tx, thing: Thing, by: 1 | -1): Promise<void>
  /** What the owner is told of it. */
  readonly reminder: (thing: Thing) => {
    readonly kind: ReminderKind
    readonly subject: string
    readonly data: StoredData
  }
}
