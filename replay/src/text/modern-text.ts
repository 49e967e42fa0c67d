import { u32 } from '../bytes/read.ts'
import type { Replay, TextEncodingName } from '../facts.ts'
import { type ModernInfo, readModernInfo } from './info-text.ts'
import { readUserText } from './user-blocks.ts'

/** Parts of the text blocks that a game's reader needs besides the fields that are set on the replay. */
export interface ModernText {
  /** The game's own block, null when there is none. */
  info: ModernInfo | null
  encoding: TextEncodingName
}

/** `packedEnd`: offset of the packed part's end, if known. `dateLine`: line with the date, if not the default one. */
export interface TextPlace {
  packedEnd?: number
  dateLine?: number
}

/** Reads the text blocks of a file of game 9.5 or later and sets the replay's fields from them. */
export function readModernText(file: Uint8Array, replay: Replay, place: TextPlace = {}): ModernText {
  const { packedEnd = Number.POSITIVE_INFINITY, dateLine } = place
  const user = readUserText(file, u32(file, 0x0c), replay.warnings)
  if (user.info !== null && u32(file, 0x0c) > packedEnd) replay.warnings.push('trailing-data')
  const info = user.info === null ? null : readModernInfo(user.info, dateLine)
  replay.userBlocks = user.blocks
  replay.comment = user.comment
  replay.practiceTool = user.practiceTool
  replay.gameVersion = info?.version ?? null
  replay.localDate = info?.localDate ?? null
  return { info, encoding: user.encoding }
}
