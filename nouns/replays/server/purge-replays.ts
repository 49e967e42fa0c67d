import type { Files } from '#core/files/open-files.ts'
import type { Database } from '#kit/db/database.ts'
import { dropChangesBefore, purgeBatch } from './store.ts'

/** How long a removed replay can be brought back, in milliseconds. */
export const restoreMs = 30 * 86_400_000
const batch = 100

/**
 * How long `replay_changes` are kept, in milliseconds: four times as long as a process trusts its columns without a new
 * reading.
 */
const changesMs = 86_400_000

/**
 * Deletes replays removed more than 30 days ago; their files are deleted by the next sweep. Also drops old
 * `replay_changes`. Answers the number of deleted replays.
 */
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
