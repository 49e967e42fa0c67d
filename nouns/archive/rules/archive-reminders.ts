import type { ReminderGroup } from '#rules/people/reminder-group.ts'
import type { Decided } from '#rules/staff/decided.ts'

/** Reminders about archived runs: the kinds, and the data that each text needs. */
export interface ArchiveReminders {
  /** Subject `run:{id}`: the decision of staff about the member's claim to an archived run. */
  readonly claimDecided: Decided & { readonly pilot: string; readonly game: number }
}

export const archiveReminders = ['claimDecided'] as const satisfies readonly (keyof ArchiveReminders)[]

/** The group of each kind in lists. */
export const archiveReminderGroups: Readonly<Record<keyof ArchiveReminders, ReminderGroup>> = {
  claimDecided: 'replays',
}
