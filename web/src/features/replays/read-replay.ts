import type { ParseResult, RejectReason } from '@patisserie/replay/facts'
import { limits } from '@patisserie/rules/limits'

export type ReadResult = ParseResult | { readonly ok: false; readonly reason: RejectReason | 'worker' }

/** Parses a file in a worker of its own; size is looked at first. Never throws. */
export const readReplay = async (file: File): Promise<ReadResult> => {
  if (file.size > limits.replayFileBytes) return { ok: false, reason: 'too_large' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), { type: 'module' })
    try {
      return await answerOf(worker, bytes)
    } finally {
      worker.terminate()
    }
  } catch {
    return { ok: false, reason: 'worker' }
  }
}

const answerOf = (worker: Worker, bytes: Uint8Array) =>
  new Promise<ParseResult>((resolve, reject) => {
    const failed = () => reject(new Error('the worker gave no answer'))
    const late = setTimeout(failed, longestMs)
    worker.onmessage = ({ data }: MessageEvent<ParseResult>) => {
      clearTimeout(late)
      resolve(data)
    }
    worker.onerror = failed
    worker.postMessage(bytes, [bytes.buffer])
  })

/** The largest files take well under a second. */
const longestMs = 15_000
