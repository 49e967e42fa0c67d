import { createHash } from 'node:crypto'
import type { GameCode } from '@patisserie/replay/facts'
import { inputStreams, packedPart } from '@patisserie/replay/input-stream'

/** Below, recorded keys may agree by chance: about five seconds of two bytes a frame. */
const fewestBytes = 600

/**
 * SHA-256 of the recorded keys, equal for two files of one run whatever name or comment they carry; null where they
 * are too few, or nothing was ever pressed.
 */
export function inputFingerprint(game: GameCode, bytes: Uint8Array): string | null {
  const packed = packedPartOf(game, bytes)
  const parts = packed ? [packed] : (inputStreams(bytes) ?? [])
  const length = parts.reduce((sum, part) => sum + part.byteLength, 0)
  if (!packed && (length < fewestBytes || !parts.some((part) => part.some((byte) => byte !== 0)))) return null
  if (parts.length === 0) return null
  const hash = createHash('sha256').update(game)
  for (const part of parts) hash.update(`/${part.byteLength}/`).update(part)
  return hash.digest('hex')
}

/** Two scene games, whose keys are not located, are told apart by all that the game packed. */
const packedPartOf = (game: GameCode, bytes: Uint8Array): Uint8Array | null =>
  game === 'th095' || game === 'th165' ? packedPart(bytes) : null
