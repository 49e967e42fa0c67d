import { dueClosures } from '#core/members/closure-store.ts'
import type { PersonalData } from '#core/members/personal-data.ts'
import type { Database } from '#kit/db/database.ts'
import { eachAlone } from '#kit/jobs/each-alone.ts'

/**
 * Forgets the accounts whose time to reopen is over. Each feature's part runs in its own transaction; the accounts'
 * part runs last and deletes the closure. An interrupted account starts again with the next run, and the parts are
 * idempotent. A fault in one account does not stop the others; it is thrown at the end. Answers how many accounts were
 * due.
 * @param changed called once if member pages may have changed, also after a fault
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
