import type { PoliciesOf } from '#rules/people/reminder-policy.ts'
/** Reminders about private messages: the kinds, and the data that each text needs. */
export interface MessageReminders {
  /** Subject `message:{id}`: a report of the member about a message is closed; `verdict` is pass or notPass. */
  readonly messageReportDone: { readonly note: string; readonly verdict: string }
}

const section = { name: 'messages', order: 90 }

/** What becomes of each kind. */
export const messageReminders = {
  messageReportDone: { group: 'house', section },
} as const satisfies PoliciesOf<MessageReminders>
