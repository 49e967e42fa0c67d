import type { PoliciesOf } from '#rules/people/reminder-policy.ts'
import type { Decided } from '#rules/staff/decided.ts'

/** Reminders about archived runs: the kinds, and the data that each text needs. */
export interface ArchiveReminders {
  /** Subject `run:{id}`: the decision of staff about the member's claim to an archived run. */
  readonly claimDecided: Decided & { readonly pilot: string; readonly game: number }
}

const section = { name: 'archive', order: 80 }

/** What becomes of each kind. */
export const archiveReminders = {
  claimDecided: { group: 'replays', section, locked: 'asked' },
} as const satisfies PoliciesOf<ArchiveReminders>
