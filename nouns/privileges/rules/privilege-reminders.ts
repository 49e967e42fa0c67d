import type { ReminderGroup } from '#rules/people/reminder-group.ts'
/** Reminders about privilege levels: the kinds, and the data that each text needs. */
export interface PrivilegeReminders {
  /** Subject `member:{the member}`: time and posts brought levels. The new level of each kind, '' if it did not change. */
  readonly levelEarned: { readonly life: string; readonly bomb: string }
}

export const privilegeReminders = ['levelEarned'] as const satisfies readonly (keyof PrivilegeReminders)[]

/** The group of each kind in lists. */
export const privilegeReminderGroups: Readonly<Record<keyof PrivilegeReminders, ReminderGroup>> = {
  levelEarned: 'house',
}
