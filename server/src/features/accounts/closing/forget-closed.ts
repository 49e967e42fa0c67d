import type { PersonalData } from '../../../core/members/personal-data.ts'
import type { Database } from '../../../kit/db/database.ts'
import { eachAlone } from '../../../kit/jobs/each-alone.ts'
import { dueClosures } from './closure-store.ts'

/**
 * Forgets the accounts that were closed a week ago, a feature after another, each in a transaction of its own; the
 * accounts come last and take the closure with them. What was interrupted is begun again and finds less to do. One
 * account that cannot be forgotten does not keep the others: its fault is thrown at the end. Answers how many are gone.
 * @param changed told once where pages of members may show something else now, faults or not
 */
export async function forgetClosed(
  db: Database,
  parts: readonly PersonalData[],
  now: Date,
  changed: () => void = () => {},
): Promise<number> {
  const due = await dueClosures(db.own, now)
  try {
    await eachAlone(due, 'could not be forgotten', async (member) => {
      for (const part of parts) await db.transaction((tx) => part.forget(tx, member))
    })
  } finally {
    if (due.length > 0) changed()
  }
  return due.length
}
