import type { Replay, TextEncodingName } from './facts.ts'
import { type ModernInfo, readModernInfo } from './info-text.ts'
import { u32 } from './read.ts'
import { readUserText } from './user-blocks.ts'

/** What the later readers ask of the text blocks beyond what they put into the replay. */
export interface ModernText {
  /** The game's own block, null when there is none. */
  info: ModernInfo | null
  encoding: TextEncodingName
}

/** Where the packed part ends, if it was looked at; which line of the game's block holds the date, if not the usual. */
export interface TextPlace {
  packedEnd?: number
  dateLine?: number
}

/** Puts into the replay what the text blocks of a file from 9.5 on say of it. */
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
