import type { ReminderKind } from '@patisserie/rules/people/reminder-kinds'
import type { Tx } from '../../kit/db/database.ts'
import type { StoredData } from '../reminders/tables.ts'
import type { FoundThing, ThingKind } from '../things/thing-kind.ts'

/** Kinds of things with comments below: what the core has to know to forget a member and to purge. */
export interface CommentedKind extends ThingKind {
  /** Changes the number of comments that everybody sees, on the row of the thing, in the transaction of the change. */
  count(tx: Tx, subject: number, by: 1 | -1): Promise<unknown>
  /** Takes the comments of a member that everybody sees off those numbers, just before they are deleted. */
  uncount(tx: Tx, member: number): Promise<void>
}

/** How one thing of a noun is commented on; `Thing` is how the noun found it. */
export interface CommentKind<Thing> extends CommentedKind, FoundThing<Thing> {
  /** Whether its owner takes comments. */
  readonly takesComments: (thing: Thing) => boolean
  /** What the owner is told; the words of the comment are added to the data. */
  readonly reminder: (thing: Thing) => {
    readonly kind: ReminderKind
    readonly subject: string
    readonly data: StoredData
  }
  /** What is announced to open pages of the thing. */
  readonly note: (subject: number) => string
}
