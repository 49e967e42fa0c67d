import type { Tx } from '#kit/db/database.ts'
import type { SubjectKind } from '#rules/ledger/reasons.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import type { StoredData } from '../reminders/tables.ts'
import type { FoundThing, ThingKind } from '../things/thing-kind.ts'

/** Kinds of things with comments below: what the core has to know to forget a member and to purge. */
export interface CommentedKind extends ThingKind {
  /** What the ledger calls the things; null: comments on them bring nothing. */
  readonly ledgerKind: SubjectKind | null
  /** Adds `by` to the number of visible comments on the thing's row, in the transaction that changes the comment. */
  count(tx: Tx, subject: number, by: 1 | -1): Promise<unknown>
  /** The reminders that quote a comment; their data name it in `comment`. */
  readonly reminderKind: ReminderKind
  /** Subtracts a member's visible comments from those numbers; called just before the comments are deleted. */
  uncount(tx: Tx, member: number): Promise<void>
}

/** How the things of one noun are commented on; `Thing` is the row as the noun loads it. */
export interface CommentKind<Thing> extends CommentedKind, Pick<FoundThing<Thing>, 'subject'> {
  /** Id of the member who owns the thing; null: the house does. */
  readonly owner: (thing: Thing) => number | null
  /** Whether the thing takes comments: its owner allows them. */
  readonly takesComments: (thing: Thing) => boolean
  /** The reminder that the owner gets; the comment's id and its text are added to the data. */
  readonly reminder: (thing: Thing) => {
    readonly subject: string
    readonly data: StoredData
  }
  /** Notifies the open pages that show the thing, at commit. */
  readonly tellPages: (tx: Tx, subject: number) => unknown
}
