import type { ParseResult, RejectReason } from '@patisserie/replay/facts'
import { limits } from '@patisserie/rules/limits'

export type ReadResult = (ParseResult | { readonly ok: false; readonly reason: RejectReason | 'worker' }) & {
  /** Equal for files of the same bytes; the server alone decides what is a repetition. */
  readonly mark: string
}

/** Parses a file in a worker of its own; size is looked at first. Never throws. */
export const readReplay = async (file: File): Promise<ReadResult> => {
  let mark = ''
  if (file.size > limits.replayFileBytes) return { ok: false, reason: 'too_large', mark }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    mark = markOf(bytes)
    const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), { type: 'module' })
    try {
      return { ...(await answerOf(worker, bytes)), mark }
    } finally {
      worker.terminate()
    }
  } catch {
    return { ok: false, reason: 'worker', mark }
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

/** FNV-1a over the bytes, with their number: pages without a secure context have no digests. */
const markOf = (bytes: Uint8Array): string => {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return `${bytes.length}-${hash >>> 0}`
}

/** The largest files take well under a second. */
const longestMs = 15_000
