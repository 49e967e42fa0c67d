import type { Files } from '../../core/files/open-files.ts'
import type { Database } from '../../kit/db/database.ts'
import { dropChangesBefore, purgeBatch } from './store.ts'

/** How long what was removed can be brought back, in milliseconds. */
export const restoreMs = 30 * 86_400_000
const batch = 100

/** No process goes on with what it read longer ago than a quarter of it. */
const changesMs = 86_400_000

/** Deletes replays and comments that were removed a month ago; their files go with the next sweep. */
export async function purgeReplays(db: Database, files: Files, now: Date): Promise<number> {
  await dropChangesBefore(db.own, new Date(now.getTime() - changesMs))
  const before = new Date(now.getTime() - restoreMs)
  for (let purged = 0; ; ) {
    const gone = await db.transaction(async (tx) => {
      const hashes = await purgeBatch(tx, before, batch)
      await files.release(tx, hashes)
      return hashes.length
    })
    purged += gone
    if (gone < batch) return purged
  }
}
