import type { ReminderGroup } from '#rules/people/reminder-group.ts'
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

export const paintingReminders = [
  'paintingComment',
  'paintingLike',
  'paintingReportDone',
  'paintingHeldDecided',
  'paintingHidden',
] as const satisfies readonly (keyof PaintingReminders)[]

/** The group of each kind in lists. */
export const paintingReminderGroups: Readonly<Record<keyof PaintingReminders, ReminderGroup>> = {
  paintingComment: 'talk',
  paintingLike: 'likes',
  paintingReportDone: 'paintings',
  paintingHeldDecided: 'paintings',
  paintingHidden: 'paintings',
}
