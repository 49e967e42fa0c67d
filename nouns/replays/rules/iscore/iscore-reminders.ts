import type { PoliciesOf } from '#rules/people/reminder-policy.ts'
import type { Decided } from '#rules/staff/decided.ts'

/** Reminders about points: the kinds, and the data that each text needs. */
export interface IscoreReminders {
  /** Subject `replay:{id}`: the decision of staff about the member's high score. */
  readonly iscoreDecided: Decided & { readonly code: string; readonly game: number }
  /** Subject `pilot:{id}`: the decision of staff about the member's claim to a signature. */
  readonly pilotDecided: Decided & { readonly pilot: string }
}

const section = { name: 'iscore', order: 70 }

/** What becomes of each kind. */
export const iscoreReminders = {
  iscoreDecided: { group: 'replays', section, locked: 'asked' },
  pilotDecided: { group: 'replays', section, locked: 'asked' },
} as const satisfies PoliciesOf<IscoreReminders>
