import { createHash } from 'node:crypto'
import type { GameCode } from '@patisserie/replay/facts'
import { formerInputStreams, inputStreams, packedPart } from '@patisserie/replay/input-stream'

/**
 * Least bytes of keys that are hashed, about five seconds of two bytes a frame: fewer keys could be equal by chance.
 */
const fewestBytes = 600

export interface InputFingerprints {
  /**
   * SHA-256 of the recorded keys, equal for two files of one run whatever name or comment they carry; null where they
   * are too few, or nothing was ever pressed.
   */
  readonly inputHash: string | null
  /** What `inputHash` was for older readings of the file; null where it is the same. */
  readonly formerHash: string | null
}

export function inputFingerprints(game: GameCode, bytes: Uint8Array): InputFingerprints {
  const packed = packedPartOf(game, bytes)
  if (packed) return { inputHash: hashOf(game, [packed]), formerHash: null }
  return { inputHash: hashOfKeys(game, inputStreams(bytes)), formerHash: hashOfKeys(game, formerInputStreams(bytes)) }
}

/** Two scene games, whose keys are not located, are told apart by all that the game packed. */
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
