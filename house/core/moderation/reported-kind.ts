import type { Tx } from '#kit/db/database.ts'
import type { ThingKind } from '../things/thing-kind.ts'
import type { Verdict } from './tables.ts'

/** A reported thing, as its noun loads it. */
export interface ReportedThing {
  /** The owner of the thing; they may not handle reports about it. */
  readonly owner: number
  readonly hidden: boolean
  /** Its name in the staff log and in reminders, such as `replay:12`. */
  readonly name: string
}

export interface TakingDown {
  readonly reason: string
  readonly by: number
  /** Two members decided, not staff. */
  readonly byMembers?: boolean
  readonly now: Date
}

/** The result of a report, for the reminders to both sides. */
export interface ReportOutcome {
  readonly reporter: number
  readonly verdict: Verdict
  readonly note: string
  readonly now: Date
}

/** A noun whose things members report. */
export interface ReportedKind<Thing extends ReportedThing = ReportedThing> extends ThingKind {
  /**
   * SQL that selects what members who help with moderation see of the thing that the report `p` is about: `thing`
   * (`topic`, `replay` or `painting`), `id`, `floor`, `title`, `owner`, `excerpt`; no row while the thing is out of
   * everybody's sight, or where the report is for staff. Without it only staff see and decide its reports, as with
   * private messages.
   */
  readonly judged?: string
  /**
   * What a report can be about that staff see in the thing itself. If they find one such report not right, the other
   * reports of it are closed with it. What a reporter has to show, such as whose it is, is not among them.
   */
  readonly seenFaults?: readonly string[]
  /** Names of the acts "decide" and "close" in the staff log. */
  readonly acts: { readonly decide: string; readonly done: string }
  /** Loads the thing, also if it is hidden; undefined once it is purged. */
  find(tx: Tx, subject: number): Promise<Thing | undefined>
  /** Like `find`, and takes the locks that `takeDown` needs. Must be called before the report is locked. */
  lock(tx: Tx, subject: number): Promise<Thing | undefined>
  /** Hides the thing, and reminds its owner if that is due at once; false if it was hidden already. */
  takeDown(tx: Tx, thing: Thing, how: TakingDown): Promise<boolean>
  /**
   * What follows when a report is not right: shows the thing again if reports alone had hidden it, and answers whether it
   * did. Without it nothing follows.
   */
  letBe?(tx: Tx, thing: Thing, how: TakingDown): Promise<boolean>
  /** Sends the reminders once the report is closed. */
  tell(tx: Tx, thing: Thing, outcome: ReportOutcome): Promise<void>
}
