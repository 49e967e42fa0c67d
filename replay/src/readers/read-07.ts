import { f32, finite, u8, u32 } from '../bytes/read.ts'
import { LAYOUT_07 } from '../games/old-layouts.ts'
import { locate07 } from '../locate/packed.ts'
import type { Reading } from '../locate/reading.ts'
import { monthDay } from '../text/dates.ts'
import { asciiField, decodeName } from '../text/decode-text.ts'
import type { UnpackedOld } from '../unpack/decrypt-and-unpack.ts'
import { compareSlowdowns } from './hints.ts'
import { nameDifficulty } from './name-difficulty.ts'

/** Reads a file of game 7, which holds neither the year nor whether the run was cleared. */
export function read07(file: Uint8Array, unpacked: UnpackedOld): Reading {
  const reading = locate07(unpacked)
  const { replay, data: body, streams } = reading
  nameDifficulty(replay, u8(body, LAYOUT_07.difficulty))
  replay.localDate = monthDay(asciiField(body, LAYOUT_07.date))
  replay.name = decodeName(body, LAYOUT_07.name)
  replay.score = u32(body, LAYOUT_07.score) * 10
  replay.slowdownPercent = finite(f32(body, LAYOUT_07.slowdown.plain))
  compareSlowdowns(replay, body, LAYOUT_07.slowdown)
  replay.exeSize = u32(body, LAYOUT_07.exeSize)
  replay.exeChecksum = u32(body, LAYOUT_07.exeChecksum)
  replay.exeVersion = asciiField(body, LAYOUT_07.exeVersion)
  if (unpacked.packedEnd < file.length) replay.warnings.push('trailing-data')
  if (streams.length === 1 && (replay.difficulty ?? 0) < EXTRA) replay.type = 'stage_practice'
  return reading
}

const EXTRA = 4
