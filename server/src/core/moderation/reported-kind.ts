import type { Tx } from '../../kit/db/database.ts'
import type { ThingKind } from '../things/thing-kind.ts'
import type { Verdict } from './tables.ts'

/** A thing that was reported, as its noun finds it. */
export interface ReportedThing {
  /** Whose it is: they do not judge a report about it. */
  readonly owner: number
  readonly hidden: boolean
  /** How the staff log and reminders name it: `replay:12`. */
  readonly name: string
}

export interface TakingDown {
  readonly reason: string
  readonly by: number
  readonly now: Date
}

/** What the parties of a report are told. */
export interface ReportOutcome {
  readonly reporter: number
  readonly verdict: Verdict
  readonly note: string
  readonly now: Date
}

/** A noun whose things members report. */
export interface ReportedKind<Thing extends ReportedThing = ReportedThing> extends ThingKind {
  /** Names in the staff log of deciding a report and of closing it. */
  readonly acts: { readonly decide: string; readonly done: string }
  /** The thing, there or hidden; undefined once it is purged. */
  find(tx: Tx, subject: number): Promise<Thing | undefined>
  /** The same, with the locks that taking it down needs: they come before that of the report. */
  lock(tx: Tx, subject: number): Promise<Thing | undefined>
  /** Hides it and tells its owner where that is due at once; false where it was out of sight already. */
  takeDown(tx: Tx, thing: Thing, how: TakingDown): Promise<boolean>
  /** Tells whoever must know, once the report is closed. */
  tell(tx: Tx, thing: Thing, outcome: ReportOutcome): Promise<void>
}
