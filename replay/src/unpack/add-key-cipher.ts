import { u8 } from '../bytes/read.ts'
import { ADD_KEY_STEP, type AddKeyCipher, CHECKSUM_START } from '../games/ciphers.ts'

/** Decrypts `file[cipher.from..end)` into `out` (same offsets, the start is copied) and returns the checksum. */
export function undoAddKey(file: Uint8Array, end: number, out: Uint8Array, cipher: AddKeyCipher): number {
  const { keyAt, from } = cipher
  let key = u8(file, keyAt)
  let sum = CHECKSUM_START
  out.set(file.subarray(0, from))
  for (let at = keyAt; at < from; at++) sum += u8(file, at)
  for (let at = from; at < end; at++) {
    const plain = ((file[at] as number) - key) & 0xff // in range: end <= file.length
    out[at] = plain
    sum += plain
    key = (key + ADD_KEY_STEP) & 0xff
  }
  return sum >>> 0
}
