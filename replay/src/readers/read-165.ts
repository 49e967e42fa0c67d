import { allowanceFor } from '../bytes/allowance.ts'
import { u32 } from '../bytes/read.ts'
import { Refusal } from '../bytes/refusal.ts'
import { READ_FACTS } from '../games/read-facts.ts'
import { blankReplay } from '../locate/blank-replay.ts'
import { nameShot } from '../locate/named.ts'
import type { Reading } from '../locate/reading.ts'
import { lastNumber } from '../text/info-text.ts'
import { readModernText } from '../text/modern-text.ts'

const HEADER = 0x24

/**
 * Reads a file of game 16.5. No sample of its body is known, so only the text block is read (lines as in game 14.3) and
 * the result has the warning `unverified-format`.
 */
export function read165(file: Uint8Array, magic: string): Reading {
  if (file.length < HEADER) throw new Refusal('too_short', 'ends inside the header')
  const replay = blankReplay('th165', magic)
  replay.warnings.push('unverified-format')
  const { info } = readModernText(file, replay)
  if (info === null) throw new Refusal('corrupt_records', 'no text block, the only part of this game that is known')
  replay.type = 'scene'
  replay.formatVersion = u32(file, 0x04)
  replay.name = info.name ?? ''
  replay.score = (info.score ?? 0) * READ_FACTS.th165.scoreUnit
  replay.slowdownPercent = info.slowRate
  nameShot(replay, 0, 0)
  const [level, scene] = [lastNumber(info.lines[4]), lastNumber(info.lines[5])]
  if (level !== null && scene !== null)
    replay.scene = { level, scene, index: null, mainItem: null, subItem: null, itemUses: null }
  return { replay, data: allowanceFor(0).take(0), streams: [] }
}
