import { Worker } from 'node:worker_threads'
import type { MergedSegment, SearchDocument, Segment } from './build-segment.ts'

/** Builds and merges segments in a thread beside the one that answers calls. */
export interface SegmentBuilder {
  build(documents: readonly SearchDocument[]): Promise<Segment>
  merge(segments: readonly MergedSegment[]): Promise<Segment>
  close(): Promise<void>
}

/** What the thread is asked for. */
export type BuilderTask = { readonly build: readonly SearchDocument[] } | { readonly merge: readonly MergedSegment[] }

/** How long the thread stays without work, in milliseconds. */
const idleMs = 20_000

/** One task at a time. The thread starts with the first one and ends when idle. */
export function openSegmentBuilder(): SegmentBuilder {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let answered: { resolve(segment: Segment): void; reject(error: unknown): void } | null = null
  const start = () => {
    const started = new Worker(new URL('./build-worker.ts', import.meta.url))
    started.on('message', (segment: Segment) => answered?.resolve(segment))
    started.on('error', (error: unknown) => answered?.reject(error))
    started.on('exit', () => {
      if (worker === started) worker = null
      answered?.reject(new Error('the thread that builds the search index ended'))
    })
    return started
  }
  const end = async () => {
    clearTimeout(idle)
    await worker?.terminate()
  }
  const ask = async (task: BuilderTask): Promise<Segment> => {
    clearTimeout(idle)
    worker ??= start()
    const { promise, resolve, reject } = Promise.withResolvers<Segment>()
    answered = { resolve, reject }
    worker.postMessage(task)
    try {
      return await promise
    } finally {
      answered = null
      idle = setTimeout(() => void end(), idleMs).unref()
    }
  }
  return {
    build: (documents) => ask({ build: documents }),
    merge: (segments) => ask({ merge: segments }),
    close: end,
  }
}
