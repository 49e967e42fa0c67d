import type { PoliciesOf } from '#rules/people/reminder-policy.ts'
/** Reminders about privilege levels: the kinds, and the data that each text needs. */
export interface PrivilegeReminders {
  /** Subject `member:{the member}`: time and posts brought levels. The new level of each kind, '' if it did not change. */
  readonly levelEarned: { readonly life: string; readonly bomb: string }
}

const section = { name: 'privileges', order: 100 }

/** What becomes of each kind. */
export const privilegeReminders = {
  levelEarned: { group: 'house', section },
} as const satisfies PoliciesOf<PrivilegeReminders>
