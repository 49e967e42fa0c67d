import type { Decided } from '../staff/decided.ts'

/** What members are told of about replays, by kind, with the data its words need. */
export interface ReplayReminders {
  /** Subject `replay:{id}`; the newest words, cut. */
  readonly replayComment: { readonly code: string; readonly game: number; readonly words: string }
  /** Subject `replay:{id}`. */
  readonly replayLike: { readonly code: string; readonly game: number }
  /** Subject `replay:{id}`: what staff decided about one's report. */
  readonly reportDone: Decided & { readonly code: string }
  /** Subject `replay:{id}` or `comment:{id}`: what waited for staff; `code` is the replay's. */
  readonly heldDecided: Decided & { readonly code: string; readonly what: 'replay' | 'comment' }
  /** Subject `replay:{id}`: staff hid one's replay after a report, or showed it again. */
  readonly replayHidden: { readonly state: 'hidden' | 'shown'; readonly note: string; readonly code: string }
}

export const replayReminders = [
  'replayComment',
  'replayLike',
  'reportDone',
  'heldDecided',
  'replayHidden',
] as const satisfies readonly (keyof ReplayReminders)[]
