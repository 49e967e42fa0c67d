import type { PoliciesOf } from '#rules/people/reminder-policy.ts'
import type { Decided } from '#rules/staff/decided.ts'

/** Reminders about replays: the kinds, and the data that each text needs. */
export interface ReplayReminders {
  /**
   * Subject `replay:{id}`: a comment on the member's replay. `comment` is the id of the newest one and `words` its
   * text, truncated; without `words` once it is taken away.
   */
  readonly replayComment: {
    readonly code: string
    readonly game: number
    readonly comment: number
    readonly words?: string
  }
  /** Subject `replay:{id}`: somebody liked the member's replay. */
  readonly replayLike: { readonly code: string; readonly game: number }
  /** Subject `replay:{id}`: the decision of staff about the member's report. */
  readonly reportDone: Decided & { readonly code: string }
  /**
   * Subject `replay:{id}` or `comment:{id}`: the decision of staff about the member's waiting post; `code` is the
   * replay's.
   */
  readonly heldDecided: Decided & { readonly code: string; readonly what: 'replay' | 'comment' }
  /** Subject `replay:{id}`: staff hid the member's replay after a report, or showed it again. */
  readonly replayHidden: { readonly state: 'hidden' | 'shown'; readonly note: string; readonly code: string }
}

const section = { name: 'replays', order: 20 }

/** What becomes of each kind. */
export const replayReminders = {
  replayComment: { group: 'talk', section, people: true, quotes: true },
  replayLike: { group: 'likes', section, people: true, mailed: false },
  reportDone: { group: 'replays', section },
  heldDecided: { group: 'replays', section, locked: 'own' },
  replayHidden: { group: 'replays', section, locked: 'own' },
} as const satisfies PoliciesOf<ReplayReminders>
