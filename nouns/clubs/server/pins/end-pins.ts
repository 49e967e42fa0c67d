import type { Mark } from '#contract/endpoint.ts'
import type { Database } from '#kit/db/database.ts'
import '../tables.ts'

/**
 * Tidies up after pins whose day is over; answers what changed on pages. Lists go by the time, and do not wait for this
 * work.
 */
export async function endPins(db: Database, now: Date): Promise<Mark[]> {
  const ended = await db.own
    .updateTable('topics')
    .set({ pinned: false, pinned_until: null, own_pin: false })
    .where('pinned_until', '<=', now)
    .returning('id')
    .execute()
  if (ended.length === 0) return []
  return ['topics', 'clubs', ...ended.map(({ id }) => `floors#${id}` as const)]
}
