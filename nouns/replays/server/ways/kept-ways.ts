import type { Files } from '#core/files/open-files.ts'
import { type ReadWays, readWays, stageWay, type WalkedStage } from './read-way.ts'

/** Runs whose ways are kept: under a megabyte each, and at most what the parser may allocate. */
const most = 8

/**
 * Reads ways by file and stage, counted from 1; null where there is none. Computing the ways of a long run takes up to half
 * a second, so those of the last runs are kept, and concurrent requests for one run share one computation.
 */
export function keptWays(files: Pick<Files, 'read'>) {
  const runs = new Map<string, Promise<ReadWays>>()
  const walk = async (hash: string): Promise<ReadWays> => {
    const bytes = await files.read(hash)
    return bytes ? readWays(bytes) : 'unread'
  }
  return async (hash: string, stage: number): Promise<WalkedStage | null> => {
    const run = runs.get(hash) ?? walk(hash)
    // Moves the run to the end: the first one is the one not asked for longest.
    runs.delete(hash)
    runs.set(hash, run)
    const [oldest] = runs.keys()
    if (runs.size > most && oldest !== undefined) runs.delete(oldest)
    const ways = await run.catch((error: unknown) => {
      runs.delete(hash)
      throw error
    })
    const way = stageWay(ways, stage)
    return typeof way === 'object' ? way : null
  }
}
