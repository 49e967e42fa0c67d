import type { ReminderGroup } from '#rules/people/reminder-group.ts'
import type { Decided } from '#rules/staff/decided.ts'

/** Reminders about points: the kinds, and the data that each text needs. */
export interface IscoreReminders {
  /** Subject `replay:{id}`: the decision of staff about the member's high score. */
  readonly iscoreDecided: Decided & { readonly code: string; readonly game: number }
  /** Subject `pilot:{id}`: the decision of staff about the member's claim to a signature. */
  readonly pilotDecided: Decided & { readonly pilot: string }
}

export const iscoreReminders = ['iscoreDecided', 'pilotDecided'] as const satisfies readonly (keyof IscoreReminders)[]

/** The group of each kind in lists. */
export const iscoreReminderGroups: Readonly<Record<keyof IscoreReminders, ReminderGroup>> = {
  iscoreDecided: 'replays',
  pilotDecided: 'replays',
}
