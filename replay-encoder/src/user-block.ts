import { ByteSheet } from './byte-sheet.ts'

/** Kind 0 tells about the run, kind 1 is the player's comment, `PRAC` the settings of a practice tool. */
export type UserBlockKind = 'info' | 'comment' | 'practice'

const kindNumbers: Record<UserBlockKind, number> = { info: 0, comment: 1, practice: 0x43415250 }

/** One block: `USER`, total length, kind, text, then one NUL and more up to a multiple of four. */
export function userBlock(kind: UserBlockKind, text: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = Math.ceil((12 + text.length + 1) / 4) * 4
  const sheet = new ByteSheet(length)
  sheet.ascii(0, 'USER', { size: 4 })
  sheet.u32(4, length)
  sheet.u32(8, kindNumbers[kind])
  sheet.copy(12, text)
  return sheet.bytes
}
