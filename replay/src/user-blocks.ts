import type { ReplayWarning, TextEncodingName, UserBlock, UserBlockKind } from './facts.ts'
import { u8, u32 } from './read.ts'
import { decodeText } from './text.ts'

/** The text blocks at the end of a file: what the game wrote about the run, the player's comment, a tool's mark. */
export interface UserText {
  blocks: UserBlock[]
  /** The game's own block, null when there is none. */
  info: string | null
  encoding: TextEncodingName
  /** Empty when nobody wrote one. */
  comment: string
  practiceTool: string | null
}

/** Reads blocks from `at` to the file's end and names in `warnings` what was wrong with them. */
export function readUserText(file: Uint8Array, at: number, warnings: ReplayWarning[]): UserText {
  const found: UserText = { blocks: [], info: null, encoding: 'cp932', comment: '', practiceTool: null }
  const end = walk(file, at, found, warnings)
  // A comment edited by hand can hide the block after it: look for one more beyond a broken length.
  const hidden = found.blocks.length > 0 ? findBlock(file, end + 1, file.length) : -1
  if (hidden >= 0) {
    warnings.push('user-length')
    walk(file, hidden, found, warnings)
  } else if (found.blocks.length > 0 && !blank(file, end)) warnings.push('trailing-data')
  if (found.info === null) warnings.push('no-user')
  if (found.practiceTool !== null) warnings.push('practice-tool')
  return found
}

const BLOCK_HEADER = 12
const MOST_BLOCKS = 16
/** Longest text decoded; the games' own are under a kilobyte. */
const LONGEST_TEXT = 0x4000

/** What the games put where the player wrote nothing. */
const PLACEHOLDERS = new Set([
  'コメントを書けます',
  'Will write comments',
  '可以写评论',
  '输入注释',
  '在此输入注释',
  '在此輸入註釋',
])

function walk(file: Uint8Array, from: number, found: UserText, warnings: ReplayWarning[]): number {
  let at = from
  while (found.blocks.length < MOST_BLOCKS && startsBlock(file, at)) {
    const length = u32(file, at + 4)
    if (length < BLOCK_HEADER) break
    let end = at + length
    if (end > file.length) {
      end = file.length
      warnings.push('user-length')
    }
    // Another block's start inside this one means this length is wrong.
    const inner = findBlock(file, at + BLOCK_HEADER, end)
    if (inner >= 0) {
      end = inner
      warnings.push('user-length')
    }
    addBlock(file, at, end, found)
    at = end
  }
  return at
}

function addBlock(file: Uint8Array, at: number, end: number, found: UserText): void {
  const kind = blockKind(file, at + 8)
  const decoded = decodeText(file, at + BLOCK_HEADER, Math.min(end, at + BLOCK_HEADER + LONGEST_TEXT))
  const text = decoded.text.trim()
  found.blocks.push({ kind, encoding: decoded.encoding, text })
  if (kind === 'info' && found.info === null) {
    found.info = text
    found.encoding = decoded.encoding
  }
  if (kind === 'comment') found.comment = PLACEHOLDERS.has(text) ? '' : text
  if (kind === 'practice') found.practiceTool = text
}

/** Only the kind's first byte can be trusted; the practice tool spells out all four. */
function blockKind(file: Uint8Array, at: number): UserBlockKind {
  const first = u8(file, at)
  if (first === 0) return 'info'
  if (first === 1) return 'comment'
  return u32(file, at) === PRAC ? 'practice' : 'unknown'
}

/** `PRAC`, little-endian: the practice tool's mark here and at the end of game 6 and 7 files. */
export const PRAC = 0x43415250

function startsBlock(file: Uint8Array, at: number): boolean {
  return at >= 0 && at + BLOCK_HEADER <= file.length && u32(file, at) === USER
}

/** `USER`, little-endian. */
const USER = 0x52455355

/** First place in `from..to` with a block's signature, a sane length and a known kind; -1 without one. */
function findBlock(file: Uint8Array, from: number, to: number): number {
  for (let at = file.indexOf(0x55, from); at >= 0 && at < to; at = file.indexOf(0x55, at + 1)) {
    if (!startsBlock(file, at)) continue
    const length = u32(file, at + 4)
    if (length >= BLOCK_HEADER && length <= file.length - at && blockKind(file, at + 8) !== 'unknown') return at
  }
  return -1
}

function blank(file: Uint8Array, from: number): boolean {
  for (let at = from; at < file.length; at++) if (file[at] !== 0) return false
  return true
}
