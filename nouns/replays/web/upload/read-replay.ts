import type { ParseResult, RejectReason } from '@patisserie/replay/facts'
import * as limits from '../../rules/replay-limits.ts'
import { parseFile } from '../parse-file.ts'

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
    return { ...(await parseFile(bytes, { inputs: true, paths: 'verdicts' })), mark }
  } catch {
    return { ok: false, reason: 'worker', mark }
  }
}

/** FNV-1a over the bytes, with their number: pages without a secure context have no digests. */
const markOf = (bytes: Uint8Array): string => {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return `${bytes.length}-${hash >>> 0}`
}
