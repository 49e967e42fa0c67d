import { seconds, u8, u32, within } from '../bytes/read.ts'
import { LAYOUT_095 } from '../games/modern-layouts.ts'
import { blankReplay } from '../locate/blank-replay.ts'
import { nameShot } from '../locate/named.ts'
import type { Reading } from '../locate/reading.ts'
import { utcStamp } from '../text/dates.ts'
import { decodeName } from '../text/decode-text.ts'
import { readModernText } from '../text/modern-text.ts'
import type { UnpackedModern } from '../unpack/decrypt-and-unpack.ts'
import { compareWithText } from './hints.ts'

const DATE_LINE = 5

/** Reads a file of game 9.5: one scene. Its inputs are not located; its slow rate is in the text block only. */
export function read095(file: Uint8Array, { body, magic, packedEnd }: UnpackedModern): Reading {
  within(body, 0, LAYOUT_095.bytes)
  const replay = blankReplay('th095', magic)
  const { info, encoding } = readModernText(file, replay, { packedEnd, dateLine: DATE_LINE })
  replay.type = 'scene'
  replay.formatVersion = u32(file, 0x04)
  replay.slowdownPercent = info?.slowRate ?? null
  nameShot(replay, 0, 0)
  replay.name = decodeName(body, LAYOUT_095.name, encoding)
  replay.timestampUtc = utcStamp(seconds(body, LAYOUT_095.time.at, LAYOUT_095.time.bytes))
  replay.score = u32(body, LAYOUT_095.score)
  replay.scene = {
    level: u8(body, LAYOUT_095.level) + 1,
    scene: u8(body, LAYOUT_095.scene) + 1,
    index: null,
    mainItem: null,
    subItem: null,
    itemUses: null,
  }
  compareWithText(replay, info?.name ?? null, info?.score ?? null, replay.score)
  return { replay, data: body, streams: [] }
}
