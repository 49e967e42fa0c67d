import { createHash } from 'node:crypto'
import type { GameCode } from '@patisserie/replay/facts'
import { formerInputStreams, inputStreams, packedPart } from '@patisserie/replay/input-stream'

/**
 * Minimum bytes of recorded keys for a fingerprint; fewer could agree by chance. About five seconds at two bytes a
 * frame.
 */
const fewestBytes = 600

export interface InputFingerprints {
  /**
   * SHA-256 of the recorded keys: equal for two files of one run, whatever name or comment they have. Null if there are
   * too few keys, or if no key was ever pressed.
   */
  readonly inputHash: string | null
  /** The hash that older readings of the file stored as `inputHash`; null if it is the same. */
  readonly formerHash: string | null
}

export function inputFingerprints(game: GameCode, bytes: Uint8Array): InputFingerprints {
  const packed = packedPartOf(game, bytes)
  if (packed) return { inputHash: hashOf(game, [packed]), formerHash: null }
  return { inputHash: hashOfKeys(game, inputStreams(bytes)), formerHash: hashOfKeys(game, formerInputStreams(bytes)) }
}

/**
 * The packed data of th095 and th165. The parser does not locate the keys of these games, so the whole packed data is
 * hashed.
 */
const packedPartOf = (game: GameCode, bytes: Uint8Array): Uint8Array | null =>
  game === 'th095' || game === 'th165' ? packedPart(bytes) : null

function hashOfKeys(game: GameCode, parts: readonly Uint8Array[] | null): string | null {
  if (!parts) return null
  const length = parts.reduce((sum, part) => sum + part.byteLength, 0)
  if (length < fewestBytes || !parts.some((part) => part.some((byte) => byte !== 0))) return null
  return hashOf(game, parts)
}

function hashOf(game: GameCode, parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256').update(game)
  for (const part of parts) hash.update(`/${part.byteLength}/`).update(part)
  return hash.digest('hex')
}
