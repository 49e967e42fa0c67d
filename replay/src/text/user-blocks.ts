import { u32 } from '../bytes/read.ts'
import type { ReplayWarning, TextEncodingName, UserBlock } from '../facts.ts'
import { type DecodedText, decodeText } from './decode-text.ts'
import { BLOCK_HEADER, blockKind, startsBlock } from './user-block.ts'

/**
 * The text blocks at the end of a file: the game's text about the run, the player's comment, a practice tool's mark.
 */
export interface UserText {
  blocks: UserBlock[]
  /** The game's own block, null when there is none. */
  info: string | null
  encoding: TextEncodingName
  /** The player's comment; empty when there is none. */
  comment: string
  practiceTool: string | null
}

/**
 * Reads the blocks from `at` on by their stored lengths and adds problems to `warnings`. Comment editors leave wrong
 * lengths: a block that is found after a wrong length is not listed in `blocks`, but its text is used.
 */
export function readUserText(file: Uint8Array, at: number, warnings: ReplayWarning[]): UserText {
  const found: UserText = { blocks: [], info: null, encoding: 'cp932', comment: '', practiceTool: null }
  const { blocks, last, end } = walk(file, at, found)
  found.blocks = blocks
  const cut = end > file.length
  if (blocks.length > 0 && (cut || !blank(file, end))) {
    const hidden = blocks.length < MOST_BLOCKS ? findBlock(file, last + BLOCK_HEADER) : -1
    if (hidden !== -1) walk(file, hidden, found)
    warnings.push(cut || hidden !== -1 ? 'user-length' : 'trailing-data')
  }
  if (found.info === null) warnings.push('no-user')
  if (found.practiceTool !== null) warnings.push('practice-tool')
  return found
}

const MOST_BLOCKS = 16
/** Longest text that is decoded, in bytes; the games' own texts are under a kilobyte. */
const LONGEST_TEXT = 0x4000

/** Placeholders that the games store when the player wrote no comment. */
const JAPANESE_PLACEHOLDER = 'コメントを書けます'
const PLACEHOLDERS = new Set([
  JAPANESE_PLACEHOLDER,
  'Will write comments',
  '可以写评论',
  '输入注释',
  '在此输入注释',
  '在此輸入註釋',
])

/** Reads consecutive blocks. Answers them and the last block's start and end; the end can lie beyond the file. */
function walk(file: Uint8Array, from: number, found: UserText): { blocks: UserBlock[]; last: number; end: number } {
  const blocks: UserBlock[] = []
  let last = from
  let end = from
  while (blocks.length < MOST_BLOCKS && startsBlock(file, end)) {
    const length = u32(file, end + 4)
    if (length < BLOCK_HEADER) break
    last = end
    end += length
    blocks.push(readBlock(file, last, Math.min(end, file.length), found))
  }
  return { blocks, last, end }
}

function readBlock(file: Uint8Array, at: number, end: number, found: UserText): UserBlock {
  const kind = blockKind(file, at + 8)
  const { text, encoding } = readText(file, at + BLOCK_HEADER, end, found.encoding)
  if (kind === 'info' && found.info === null) {
    found.info = text
    found.encoding = encoding
  }
  if (kind === 'comment') found.comment = PLACEHOLDERS.has(text) ? '' : text
  if (kind === 'practice') found.practiceTool = text
  return { kind, encoding, text }
}

function readText(file: Uint8Array, from: number, end: number, likely: TextEncodingName): DecodedText {
  if (isPlaceholder(file, from, end)) return { text: JAPANESE_PLACEHOLDER, encoding: 'cp932' }
  const { text, encoding } = decodeText(file, from, Math.min(end, from + LONGEST_TEXT), likely)
  return { text: text.trim(), encoding }
}

/** Compares with the Japanese placeholder as bytes: it is the most common comment, and this avoids decoding it. */
function isPlaceholder(file: Uint8Array, from: number, end: number): boolean {
  const { length } = PLACEHOLDER_BYTES
  if (end - from <= length || file[from + length] !== 0) return false
  for (let index = 0; index < length; index++) if (file[from + index] !== PLACEHOLDER_BYTES[index]) return false
  return true
}

/** `JAPANESE_PLACEHOLDER` in Shift-JIS. */
const PLACEHOLDER_BYTES = [
  0x83, 0x52, 0x83, 0x81, 0x83, 0x93, 0x83, 0x67, 0x82, 0xf0, 0x8f, 0x91, 0x82, 0xaf, 0x82, 0xdc, 0x82, 0xb7,
]

/**
 * Offset of the first block from `from` on that has the signature, a length inside the file and a known kind; or -1.
 */
function findBlock(file: Uint8Array, from: number): number {
  for (let at = file.indexOf(0x55, from); at >= 0; at = file.indexOf(0x55, at + 1)) {
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
