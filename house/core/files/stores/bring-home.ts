import { createHash } from 'node:crypto'
import type { StoresInTurn } from './stores-in-turn.ts'

/** Files a run, so that the sweep's lock, for which backups wait, is not held for hours. */
const filesARun = 5_000

/**
 * Moves files that later stores took to the first store. Needs the sweep's lock: a sweep could otherwise remove the
 * file from the first store just before it is removed from the later one, and an upload count on it.
 */
export async function bringHome(
  { stores }: Pick<StoresInTurn, 'stores'>,
  before: Date,
  most = filesARun,
): Promise<void> {
  const [home, ...later] = stores
  let moved = 0
  for (const { store } of later) {
    for await (const name of store.namesBefore(before)) {
      if (moved === most) return
      const bytes = await store.get(name)
      // A damaged file stays where it is, and is not moved over a whole one.
      if (!home || !bytes || createHash('sha256').update(bytes).digest('hex') !== name) continue
      await home.store.put(name, bytes)
      await store.remove(name)
      moved += 1
    }
  }
}
