import { ByteSheet } from './byte-sheet.ts'

/**
 * What the practice tool appends to a game 6 or 7 file: JSON, its length, `PRAC`, readable in the finished file.
 * Returned as plain bytes that become readable once locked with the key that runs at their first byte.
 */
export function practiceTail(json: string | undefined, keyHere: number): Uint8Array<ArrayBuffer> {
  if (json === undefined) return new Uint8Array(0)
  const text = new TextEncoder().encode(json)
  const sheet = new ByteSheet(text.length + 8)
  sheet.copy(0, text)
  sheet.u32(text.length, text.length)
  sheet.ascii(text.length + 4, 'PRAC', { size: 4 })
  return sheet.bytes.map((byte, index) => byte - keyHere - 7 * index)
}
