import type { Mark } from '@patisserie/contract/endpoint'
import type { Database } from '../../../kit/db/database.ts'
import '../tables.ts'

/** Ends the pins of keepers whose day is over; answers what changed on pages. */
export async function endPins(db: Database, now: Date): Promise<Mark[]> {
  const ended = await db.own
    .updateTable('topics')
    .set({ pinned: false, pinned_until: null })
    .where('pinned_until', '<=', now)
    .returning('id')
    .execute()
  if (ended.length === 0) return []
  return ['topics', 'clubs', ...ended.map(({ id }) => `floors#${id}` as const)]
}
