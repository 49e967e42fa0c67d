import type { ReminderGroup } from '#rules/people/reminder-group.ts'
/** Reminders about private messages: the kinds, and the data that each text needs. */
export interface MessageReminders {
  /** Subject `message:{id}`: a report of the member about a message is closed; `verdict` is pass or notPass. */
  readonly messageReportDone: { readonly note: string; readonly verdict: string }
}

export const messageReminders = ['messageReportDone'] as const satisfies readonly (keyof MessageReminders)[]

/** The group of each kind in lists. */
export const messageReminderGroups: Readonly<Record<keyof MessageReminders, ReminderGroup>> = {
  messageReportDone: 'house',
}
