import { f32, finite, u8, u16, u32 } from '../bytes/read.ts'
import { Refusal } from '../bytes/refusal.ts'
import type { Replay } from '../facts.ts'
import { LAYOUT_08 } from '../games/old-layouts.ts'
import { READ_FACTS } from '../games/read-facts.ts'
import { locate08 } from '../locate/packed.ts'
import type { Reading } from '../locate/reading.ts'
import { monthDay } from '../text/dates.ts'
import { asciiField, decodeName } from '../text/decode-text.ts'
import { readInfo08 } from '../text/info-text.ts'
import { readUserText } from '../text/user-blocks.ts'
import type { UnpackedOld } from '../unpack/decrypt-and-unpack.ts'
import { compareWithText } from './hints.ts'
import { nameDifficulty } from './name-difficulty.ts'

/**
 * Reads a file of game 8. Throws without a text block: only that block has the year and whether the run was cleared.
 */
export function read08(file: Uint8Array, unpacked: UnpackedOld): Reading {
  const reading = locate08(unpacked)
  const { replay, data: body, streams } = reading
  const { plain, packedEnd } = unpacked
  const user = readUserText(file, packedEnd, replay.warnings)
  if (user.info === null) throw new Refusal('corrupt_records', 'no text block, which alone holds the date')
  const info = readInfo08(user.info)
  replay.formatVersion = u16(plain, LAYOUT_08.formatVersion)
  replay.userBlocks = user.blocks
  replay.comment = user.comment
  replay.practiceTool = user.practiceTool
  nameDifficulty(replay, u8(body, LAYOUT_08.difficulty))
  replay.localDate = info.localDate ?? monthDay(asciiField(body, LAYOUT_08.date))
  replay.name = decodeName(body, LAYOUT_08.name, user.encoding)
  replay.score = u32(body, LAYOUT_08.score) * 10
  replay.slowdownPercent = finite(f32(body, LAYOUT_08.slowdown))
  replay.clearState = u8(body, LAYOUT_08.clearState)
  replay.exeSize = u32(body, LAYOUT_08.exeSize)
  replay.exeChecksum = u32(body, LAYOUT_08.exeChecksum)
  replay.exeVersion = asciiField(body, LAYOUT_08.exeVersion)
  replay.gameVersion = info.version
  replay.tally = info.tally
  compareWithText(replay, info.name, info.score, replay.score)
  const spell = u16(body, LAYOUT_08.spell)
  if (spell !== LAYOUT_08.noSpell) {
    replay.type = 'spell_practice'
    replay.spellCardId = spell
    if (spell >= (READ_FACTS.th08.spellCards ?? 0)) replay.warnings.push('unknown-value')
  } else {
    replay.stageText = info.stageText
    if (streams.length === 1 && replay.difficulty !== EXTRA) replay.type = 'stage_practice'
    else replay.allClear = cleared(info.stageText)
    replay.route = routeOf(replay)
  }
  return reading
}

const EXTRA = 4

/** The text has `Clear` or the stage the run ended in; null for other words, as translation patches write them. */
function cleared(stageText: string | null): boolean | null {
  if (stageText === null) return null
  if (/clear/i.test(stageText)) return true
  return /stage/i.test(stageText) ? false : null
}

function routeOf(replay: Replay): string | null {
  const [finalA, finalB] = LAYOUT_08.finalSlots
  if (replay.stages.some((stage) => stage.slot === finalA)) return 'Final A'
  return replay.stages.some((stage) => stage.slot === finalB) ? 'Final B' : null
}
