import type { ReminderKind } from '@patisserie/rules/people/reminder-kinds'
import type { Tx } from '../../kit/db/database.ts'
import type { StoredData } from '../reminders/tables.ts'
import type { FoundThing, ThingKind } from '../things/thing-kind.ts'

/** Kinds of things that members like: what the core has to know to forget a member and to drop rows of gone things. */
export interface LikedKind extends ThingKind {
  /** Takes the likes of a member off the counters, just before they are deleted. */
  uncount(tx: Tx, member: number): Promise<void>
}

/** How one thing of a noun is liked; `Thing` is how the noun found it. */
export interface LikeKind<Thing> extends LikedKind, FoundThing<Thing> {
  /** Changes the counter that lists sort by, in the transaction of the like. */
  count(tx: Tx, thing: Thing, by: 1 | -1): Promise<void>
  /** What the owner is told of it. */
  readonly reminder: (thing: Thing) => {
    readonly kind: ReminderKind
    readonly subject: string
    readonly data: StoredData
  }
}
