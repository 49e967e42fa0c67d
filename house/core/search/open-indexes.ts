import { shareRead } from '#kit/db/share-read.ts'
import { openIndex, type SearchIndex } from './open-index.ts'
import { PageCache } from './page-cache.ts'
import { readSnapshots } from './snapshots.ts'
import type { SearchSource } from './source.ts'

/** The index of a kind, as this process holds it. Throws if no part states a source of that kind. */
export type SearchIndexes = (kind: string) => SearchIndex

const cacheBytes = 32 * 1_024 * 1_024

export function openIndexes(sources: readonly SearchSource[]): SearchIndexes {
  const cache = new PageCache(cacheBytes)
  const snapshots = shareRead(readSnapshots)
  const indexes = new Map(sources.map((source) => [source.kind, openIndex(source, cache, snapshots)]))
  return (kind) => {
    const index = indexes.get(kind)
    if (!index) throw new Error(`nothing is searched as ${kind}`)
    return index
  }
}
