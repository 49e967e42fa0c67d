import { allowanceFor } from '../bytes/allowance.ts'
import { u32 } from '../bytes/read.ts'
import { Refusal } from '../bytes/refusal.ts'
import type { RunTally } from '../facts.ts'
import { locate06 } from '../locate/game-06.ts'
import { locateModern } from '../locate/modern.ts'
import { locate07, locate08 } from '../locate/packed.ts'
import type { Reading } from '../locate/reading.ts'
import type { StagePath } from '../path-facts.ts'
import { tallyOf } from '../text/tally.ts'
import { BLOCK_HEADER, blockKind, startsBlock } from '../text/user-block.ts'
import { identify, type Unpacked, unpack } from '../unpack/decrypt-and-unpack.ts'
import { PATH_RULES } from './path-rules.ts'
import { stagePaths } from './stage-path.ts'

/**
 * The ways through a run of a game whose movement is known: the `paths` of `parseReplay` with `ways`, without the
 * other facts of the file. Null where it has none, `undefined` where only the parser can tell: for a game without rules,
 * and where game 8's text is not where the game writes it. Never throws.
 */
export function readWays(bytes: Uint8Array): readonly StagePath[] | null | undefined {
  const allowance = allowanceFor(bytes.length)
  try {
    const kind = identify(bytes)
    if (!PATH_RULES[kind.game]) return undefined
    const reading = locate(bytes, unpack(bytes, allowance, kind))
    return reading ? stagePaths(reading, allowance, { ways: true }) : undefined
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Null for a file that only the whole parser understands. */
function locate(file: Uint8Array, unpacked: Unpacked): Reading | null {
  if (unpacked.era === 'modern') return locateModern(unpacked)
  if (unpacked.game === 'th06') return locate06(unpacked)
  if (unpacked.game === 'th07') return locate07(unpacked)
  const tally = tallyAt(file, unpacked.packedEnd)
  if (unpacked.game !== 'th08' || !tally) return null
  const reading = locate08(unpacked)
  reading.replay.tally = tally
  return reading
}

/**
 * What game 8's text counts, where it is the first block at `at`, as the game writes it. Its marks and digits are the
 * same in every encoding; other blocks and wrong lengths are for the parser.
 */
function tallyAt(file: Uint8Array, at: number): RunTally | null {
  if (!startsBlock(file, at) || blockKind(file, at + 8) !== 'info') return null
  const end = at + u32(file, at + 4)
  if (end > file.length) return null
  const [text = ''] = String.fromCharCode(...file.subarray(at + BLOCK_HEADER, Math.min(end, at + LONGEST))).split('\0')
  return tallyOf(text.trim())
}

/** The game's own text is under a kilobyte. */
const LONGEST = 0x1000
