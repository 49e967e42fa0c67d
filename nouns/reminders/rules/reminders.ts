import { sameBeijingDay, startOfBeijingDay } from '#rules/beijing-time.ts'
import { unwrapList, wrapList } from '#rules/wrapped-list.ts'

/** Days after which reminders are deleted, read or not. */
export const reminderDays = 180
/** Maximum number of actors that a reminder names. */
export const reminderActorsNamed = 2

/**
 * Local storage format of reminders that this browser marked as read and the server may not know of yet: `_12_15_16_`.
 */
export const writeAcknowledged = (ids: readonly number[]): string => wrapList(ids.slice(-acknowledgedMost).map(String))

export const readAcknowledged = (stored: string): number[] =>
  unwrapList(stored)
    .filter((part) => /^\d{1,15}$/.test(part))
    .map(Number)
    .slice(-acknowledgedMost)

/** Only the newest are kept: older ones have reached the server long ago. */
const acknowledgedMost = 200

/** The unread counter after one more reminder was seen; never below 0. */
export const oneSeen = (unread: number): number => Math.max(0, unread - 1)

/** Minutes in which "mark all as read" can be undone. */
export const undoReadMinutes = 10

/** Where the Beijing day of a reminder stands, seen from `now`. */
export type ReminderDay = 'today' | 'yesterday' | 'earlier'

export function reminderDay(at: Date, now: Date): ReminderDay {
  if (sameBeijingDay(at, now)) return 'today'
  return sameBeijingDay(at, new Date(startOfBeijingDay(now).getTime() - 1)) ? 'yesterday' : 'earlier'
}

/** Rows in runs of the same key, in their order. */
export function inRuns<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const runs: { readonly key: string; readonly rows: Row[] }[] = []
  for (const row of rows) {
    const key = keyOf(row)
    const last = runs.at(-1)
    if (last?.key === key) last.rows.push(row)
    else runs.push({ key, rows: [row] })
  }
  return runs
}
