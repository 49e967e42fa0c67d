import { join } from 'node:path'
import { openFolderStore } from '#core/files/stores/folder-store.ts'
import { backupsIn, filesName, readLines } from './backup-folder.ts'

/** Removes files that no backup in this place speaks of any more; answers how many. */
export async function forgetFiles(place: string): Promise<number> {
  const needed = new Set<string>()
  for (const folder of (await backupsIn(place)).ended)
    for await (const hash of readLines(folder, filesName)) needed.add(hash)
  const store = await openFolderStore(join(place, 'files'))
  let removed = 0
  // What was written within the hour may belong to a backup that is not done yet.
  for await (const hash of store.namesBefore(new Date(Date.now() - 3_600_000))) {
    if (needed.has(hash)) continue
    await store.remove(hash)
    removed += 1
  }
  return removed
}
