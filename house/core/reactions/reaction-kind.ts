import type { Tx } from '#kit/db/database.ts'
import type { SubjectKind } from '#rules/ledger/reasons.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import type { StoredData } from '../reminders/tables.ts'
import type { FoundThing, ThingKind } from '../things/thing-kind.ts'

/** Kinds of things that members like: what the core has to know to forget a member and to drop rows of gone things. */
export interface LikedKind extends ThingKind {
  /** What the ledger calls the things; null: their likes bring nothing. */
  readonly ledgerKind: SubjectKind | null
  /** Subtracts a member's likes from the counters; called just before the likes are deleted. */
  uncount(tx: Tx, member: number): Promise<void>
}

/** How the things of one noun are liked; `Thing` is the row as the noun loads it. */
export interface LikeKind<Thing> extends LikedKind, FoundThing<Thing> {
  /** Adds `by` to the like counter that lists sort by, in the transaction of the like. */
  count(tx: Tx, thing: Thing, by: 1 | -1): Promise<void>
  /** The reminder that the owner gets. */
  readonly reminder: (thing: Thing) => {
    readonly kind: ReminderKind
    readonly subject: string
    readonly data: StoredData
  }
}
