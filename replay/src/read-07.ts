import { blankReplay } from './blank-replay.ts'
import { monthDay } from './dates.ts'
import type { UnpackedOld } from './decrypt-and-unpack.ts'
import { FIELDS_07, LAYOUT_07, STAGE_SEEDS } from './games/old-layouts.ts'
import { compareSlowdowns } from './hints.ts'
import { nameDifficulty, nameShot } from './named.ts'
import { readPackedStages } from './packed-stages.ts'
import { f32, finite, u8, u32, within } from './read.ts'
import type { Reading } from './reading.ts'
import { asciiField, decodeName } from './text.ts'

/**
 * Reads a file of game 7. Extra and Phantasm share a stage slot; the difficulty tells which it is. The file holds
 * neither the year nor whether the run was cleared.
 */
export function read07(file: Uint8Array, { plain, body, magic, packedEnd }: UnpackedOld): Reading {
  within(body, 0, LAYOUT_07.bodyBytes)
  const replay = blankReplay('th07', magic)
  nameShot(replay, u8(body, LAYOUT_07.shot), 0)
  nameDifficulty(replay, u8(body, LAYOUT_07.difficulty))
  replay.localDate = monthDay(asciiField(body, LAYOUT_07.date))
  replay.name = decodeName(body, LAYOUT_07.name)
  replay.score = u32(body, LAYOUT_07.score) * 10
  replay.slowdownPercent = finite(f32(body, LAYOUT_07.slowdown.plain))
  compareSlowdowns(replay, body, LAYOUT_07.slowdown)
  replay.exeSize = u32(body, LAYOUT_07.exeSize)
  replay.exeChecksum = u32(body, LAYOUT_07.exeChecksum)
  replay.exeVersion = asciiField(body, LAYOUT_07.exeVersion)
  if (packedEnd < file.length) replay.warnings.push('trailing-data')
  const phantasm = replay.difficulty === PHANTASM
  const streams = readPackedStages(replay, plain, body, {
    layout: LAYOUT_07.packed,
    fields: FIELDS_07,
    seed: STAGE_SEEDS.th07,
    stageOf: (slot) => (slot === LAST_SLOT && phantasm ? slot + 2 : slot + 1),
  })
  if (streams.length === 1 && (replay.difficulty ?? 0) < EXTRA) replay.type = 'stage_practice'
  return { replay, data: body, streams }
}

const EXTRA = 4
const PHANTASM = 5
const LAST_SLOT = 6
