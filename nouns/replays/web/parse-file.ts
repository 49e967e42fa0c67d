import type { ParseOptions, ParseResult } from '@patisserie/replay/facts'
import type { StagePath } from '@patisserie/replay/path-facts'

/** Parses the bytes of a file in a worker of its own, which takes them. Throws if it gives no answer. */
export const parseFile = (bytes: Uint8Array, wanted: ParseOptions): Promise<ParseResult> =>
  inWorker<ParseResult>([bytes, wanted], bytes)

/** The same for the ways of a run alone; null where the file has none. */
export const waysOf = (bytes: Uint8Array): Promise<readonly StagePath[] | null> =>
  inWorker<readonly StagePath[] | null>([bytes, 'ways'], bytes)

async function inWorker<Answer>(message: readonly unknown[], { buffer }: Uint8Array): Promise<Answer> {
  const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const failed = () => reject(new Error('the worker gave no answer'))
      const late = setTimeout(failed, longestMs)
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        clearTimeout(late)
        resolve(data)
      }
      worker.onerror = failed
      worker.postMessage(message, [buffer as ArrayBuffer]) // read from a file or an answer, never shared
    })
  } finally {
    worker.terminate()
  }
}

/** The largest files take well under a second. */
const longestMs = 15_000
