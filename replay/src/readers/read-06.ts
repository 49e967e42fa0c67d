import { monthDayYear } from './dates.ts'
import type { UnpackedOld } from './decrypt-and-unpack.ts'
import { LAYOUT_06 } from './games/old-layouts.ts'
import { compareSlowdowns } from './hints.ts'
import { locate06 } from './locate/game-06.ts'
import { nameDifficulty } from './named.ts'
import { f32, finite, u8, u16, u32 } from './read.ts'
import type { Reading } from './reading.ts'
import { asciiField, decodeName } from './text.ts'

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
