import { type ReminderGroup, reminderGroups } from '#rules/people/reminder-group.ts'

/** Declared search parameters of `/reminders`. */
export interface RemindersSearch {
  readonly p?: number
  readonly group?: ReminderGroup
  /** Only unread ones: these have no page numbers, because those that are read leave the list. */
  readonly unread?: 'Y'
}

export const remindersSearch = (raw: Readonly<Record<string, unknown>>): RemindersSearch => {
  const p = Number(raw.p)
  const group = reminderGroups.find((known) => known === raw.group)
  const unread = raw.unread === 'Y'
  return {
    ...(!unread && Number.isInteger(p) && p > 1 && p <= 1_000_000 ? { p } : {}),
    ...(group ? { group } : {}),
    ...(unread ? { unread: 'Y' as const } : {}),
  }
}
