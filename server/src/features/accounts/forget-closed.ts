import type { PersonalData } from '../../core/members/personal-data.ts'
import type { Database } from '../../kit/db/database.ts'
import { dueClosures } from './closure-store.ts'

/**
 * Forgets the accounts that were closed a week ago, a feature after another, each in a transaction of its own; the
 * accounts come last and take the closure with them. What was interrupted is begun again and finds less to do. One
 * account that cannot be forgotten does not keep the others: its fault is thrown at the end. Answers how many are gone.
 */
export async function forgetClosed(db: Database, parts: readonly PersonalData[], now: Date): Promise<number> {
  const faults: unknown[] = []
  const due = await dueClosures(db.own, now)
  for (const member of due) {
    try {
      for (const part of parts) await db.transaction((tx) => part.forget(tx, member))
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${due.length} could not be forgotten`)
  return due.length
}
