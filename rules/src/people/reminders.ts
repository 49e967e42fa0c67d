import { unwrapList, wrapList } from '../text.ts'

/** Reminders are kept so long, read or not. */
export const reminderDays = 180
/** So many of the people behind a reminder are named at most. */
export const reminderActorsNamed = 2
/** The counter on the bell is exact up to here. */
export const reminderBadgeMost = 99

/** What the bell says: nothing, the number, or `99+`. */
export const reminderBadge = (unread: number): string =>
  unread <= 0 ? '' : unread > reminderBadgeMost ? `${reminderBadgeMost}+` : String(unread)

/** Ids a browser has acknowledged and the server may not know of yet, as local storage keeps them: `_12_15_16_`. */
export const writeAcknowledged = (ids: readonly number[]): string => wrapList(ids.slice(-acknowledgedMost).map(String))

export const readAcknowledged = (stored: string): number[] =>
  unwrapList(stored)
    .filter((part) => /^\d{1,15}$/.test(part))
    .map(Number)
    .slice(-acknowledgedMost)

/** Older ones were told to the server long ago. */
const acknowledgedMost = 200

/** The counter after one more reminder was seen: one less, never below nothing. */
export const oneSeen = (unread: number): number => Math.max(0, unread - 1)
