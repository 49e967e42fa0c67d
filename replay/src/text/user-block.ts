import { u8, u32 } from '../bytes/read.ts'
import type { UserBlockKind } from '../facts.ts'

/** Bytes of a text block before its text: signature, length, kind. */
export const BLOCK_HEADER = 12

/** The kind of a block. The games set only its first byte reliably; the practice tool sets all four. */
export function blockKind(file: Uint8Array, at: number): UserBlockKind {
  const first = u8(file, at)
  if (first === 0) return 'info'
  if (first === 1) return 'comment'
  return u32(file, at) === PRAC ? 'practice' : 'unknown'
}

/** `PRAC`, little-endian: the practice tool's mark here and at the end of game 6 and 7 files. */
export const PRAC = 0x43415250

/** Whether a block begins at `at`. */
export function startsBlock(file: Uint8Array, at: number): boolean {
  return at >= 0 && at + BLOCK_HEADER <= file.length && u32(file, at) === USER
}

/** `USER`, little-endian. */
const USER = 0x52455355
