import type { Database } from '#kit/db/database.ts'
import { purgeBatch } from './store.ts'

/** How long a removed work can be brought back, in milliseconds. */
export const restoreMs = 30 * 86_400_000
const batch = 100

/** Deletes works removed more than 30 days ago, with all that is about them; answers their number. */
export async function purgePaintings(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - restoreMs)
  for (let purged = 0; ; ) {
    const gone = await db.transaction((tx) => purgeBatch(tx, before, batch))
    purged += gone
    if (gone < batch) return purged
  }
}
