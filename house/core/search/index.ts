import type { Manifest } from '../manifest.ts'
import { openIndexer } from './indexer.ts'
import { openSegmentBuilder } from './segment-builder.ts'
import './tables.ts'

/** How often a process looks for work on the index, in milliseconds. */
const lookMs = 2_000

/** The search index: the process that finds work first brings it up to date. */
export const searchManifest: Manifest = {
  name: 'search',
  open: ({ db, searched, now, log }) => {
    if (searched.length === 0) return {}
    const builder = openSegmentBuilder()
    const indexer = openIndexer({ db, sources: searched, builder, now })
    let working = false
    const work = async () => {
      if (working) return
      working = true
      try {
        while (await indexer.step());
      } catch (error) {
        // Searches go on with the queue; the next look tries again.
        log.warn({ err: error }, 'the search index was not brought up to date')
      } finally {
        working = false
      }
    }
    const looking = setInterval(() => void work(), lookMs).unref()
    return {
      start: (tx) => indexer.start(tx),
      stop: async () => {
        clearInterval(looking)
        await builder.close()
      },
    }
  },
}
