import { f32, finite, u8, u16, u32 } from '../bytes/read.ts'
import { LAYOUT_06 } from '../games/old-layouts.ts'
import { locate06 } from '../locate/game-06.ts'
import type { Reading } from '../locate/reading.ts'
import { monthDayYear } from '../text/dates.ts'
import { asciiField, decodeName } from '../text/decode-text.ts'
import type { UnpackedOld } from '../unpack/decrypt-and-unpack.ts'
import { compareSlowdowns } from './hints.ts'
import { nameDifficulty } from './name-difficulty.ts'

/** Reads a file of game 6: not packed, up to seven stages whose inputs are an event log, no clear flag. */
export function read06(unpacked: UnpackedOld): Reading {
  const reading = locate06(unpacked)
  const { replay, data: plain, streams } = reading
  const version = u16(plain, LAYOUT_06.version)
  replay.gameVersion = `${version >> 8}.${(version & 0xff).toString(16).padStart(2, '0')}`
  nameDifficulty(replay, u8(plain, LAYOUT_06.difficulty))
  replay.localDate = monthDayYear(asciiField(plain, LAYOUT_06.date))
  replay.name = decodeName(plain, LAYOUT_06.name)
  replay.score = u32(plain, LAYOUT_06.score)
  replay.slowdownPercent = finite(f32(plain, LAYOUT_06.slowdown.plain))
  compareSlowdowns(replay, plain, LAYOUT_06.slowdown)
  if (streams.length === 1 && replay.difficulty !== EXTRA) replay.type = 'stage_practice'
  return reading
}

const EXTRA = 4
