import { u32 } from '../bytes/read.ts'
import { decodeText } from './decode-text.ts'
import { PRAC } from './user-block.ts'

/** The practice tool's mark at the end of game 6 and 7 files: JSON text, its u32 length and `PRAC`, not encrypted. */
export function practiceTrailer(file: Uint8Array): string | null {
  const lengthAt = file.length - 8
  if (lengthAt < 0 || u32(file, lengthAt + 4) !== PRAC) return null
  const from = lengthAt - u32(file, lengthAt)
  return from < 0 ? '' : decodeText(file, from, Math.min(lengthAt, from + LONGEST_TEXT)).text
}

const LONGEST_TEXT = 0x4000
