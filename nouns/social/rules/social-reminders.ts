import type { PoliciesOf } from '#rules/people/reminder-policy.ts'
/** Reminders about members: the kinds, and the data that each text needs. */
export interface SocialReminders {
  /** Subject `member:{the followed member}`, so that new followers merge into one reminder. */
  readonly follow: Record<never, never>
}

const section = { name: 'people', order: 40 }

/** What becomes of each kind. */
export const socialReminders = {
  follow: { group: 'follows', section, people: true, mailed: false },
} as const satisfies PoliciesOf<SocialReminders>
