import type { ReminderGroup } from '#rules/people/reminder-group.ts'
/** Reminders about members: the kinds, and the data that each text needs. */
export interface SocialReminders {
  /** Subject `member:{the followed member}`, so that new followers merge into one reminder. */
  readonly follow: Record<never, never>
}

export const socialReminders = ['follow'] as const satisfies readonly (keyof SocialReminders)[]

/** The group of each kind in lists. */
export const socialReminderGroups: Readonly<Record<keyof SocialReminders, ReminderGroup>> = {
  follow: 'follows',
}
