import { ByteSheet } from './byte-sheet.ts'

/**
 * The practice tool's mark that ends a game 6 or 7 file: JSON, its length, `PRAC`, not encrypted in the finished file.
 * Answers bytes from which the key is already subtracted, so that `lockAddKey` turns them into the readable mark;
 * `keyHere` is the key at their first byte.
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
