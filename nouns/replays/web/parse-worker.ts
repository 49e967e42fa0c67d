import type { ParseOptions } from '@patisserie/replay/facts'
import { readWays } from '@patisserie/replay/path/read-ways'
import type { StagePath } from '@patisserie/replay/path-facts'

/**
 * Reads a replay away from the page's thread: bytes and what is wanted in, the parser's result or the ways out. Only what
 * ways need comes with this file; the whole parser follows for a form, and for files that it alone understands.
 */
addEventListener('message', async ({ data: [bytes, wanted] }: MessageEvent<[Uint8Array, ParseOptions | 'ways']>) => {
  const ways = wanted === 'ways' ? readWays(bytes) : undefined
  if (ways !== undefined) return answer(ways)
  const { parseReplay } = await import('@patisserie/replay/parse')
  if (wanted !== 'ways') return postMessage(parseReplay(bytes, wanted))
  const result = parseReplay(bytes, { paths: 'ways' })
  answer(result.ok ? result.paths : null)
})

// A parser that does not arrive is a fault like any other: the page hears of it.
addEventListener('unhandledrejection', ({ reason }) => reportError(reason))

/** What is large is handed over instead of copied. */
function answer(ways: readonly StagePath[] | null): void {
  const transfer = (ways ?? []).flatMap(({ way }) => (way ? [way.x, way.y, way.held] : [])).map(bufferOf)
  postMessage(ways, { transfer })
}

const bufferOf = ({ buffer }: { readonly buffer: ArrayBufferLike }): ArrayBuffer => buffer as ArrayBuffer // never shared
