import type { PoliciesOf } from '#rules/people/reminder-policy.ts'
import type { Decided } from '#rules/staff/decided.ts'

/** The work a reminder is about, as its text names it. */
interface RemindedPainting {
  readonly painting: number
  readonly name: string
}

/** Reminders about paintings: the kinds, and the data that each text needs. The subject is `painting:{id}`. */
export interface PaintingReminders {
  /**
   * A comment on the member's work. `comment` is the id of the newest one and `words` its text, truncated; without
   * `words` once it is taken away.
   */
  readonly paintingComment: RemindedPainting & { readonly comment: number; readonly words?: string }
  /** Somebody liked the member's work. */
  readonly paintingLike: RemindedPainting
  /** The decision of staff about the member's report. */
  readonly paintingReportDone: Decided & RemindedPainting
  /** Also with subject `comment:{id}`: the decision of staff about the member's waiting work or comment on it. */
  readonly paintingHeldDecided: Decided & RemindedPainting & { readonly what: 'painting' | 'comment' }
  /**
   * The member's work was taken out of sight, by staff or by reports until staff look, or is shown again; or staff put
   * another picture in the place of one of its pictures.
   */
  readonly paintingHidden: RemindedPainting & {
    readonly state: 'hidden' | 'shown' | 'replaced'
    readonly note: string
  }
}

const section = { name: 'paintings', order: 30 }

/** What becomes of each kind. */
export const paintingReminders = {
  paintingComment: { group: 'talk', section, people: true, quotes: true },
  paintingLike: { group: 'likes', section, people: true, mailed: false },
  paintingReportDone: { group: 'paintings', section },
  paintingHeldDecided: { group: 'paintings', section, locked: 'own' },
  paintingHidden: { group: 'paintings', section, locked: 'own' },
} as const satisfies PoliciesOf<PaintingReminders>
