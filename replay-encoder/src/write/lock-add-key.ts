type AddKeyLock = {
  /** Offset of the key byte; the checksum covers the bytes from here. */
  keyAt: number
  /** Offset of the first encrypted byte. */
  from: number
  /** End of the encrypted part and of the checksum (exclusive). */
  to: number
  checksumAt: number
}

/**
 * Encrypts a game 6-9 file in place: writes the checksum of the plain bytes, then adds the growing key to each byte.
 */
export function lockAddKey(file: Uint8Array, { keyAt, from, to, checksumAt }: AddKeyLock): void {
  new DataView(file.buffer, file.byteOffset).setUint32(checksumAt, checksum(file, keyAt, to), true)
  let key = file[keyAt] ?? 0
  for (let at = from; at < to; at++) {
    file[at] = (file[at] ?? 0) + key
    key = (key + 7) & 0xff
  }
}

function checksum(file: Uint8Array, from: number, to: number): number {
  let sum = 0x3f000318
  for (let at = from; at < to; at++) sum = (sum + (file[at] ?? 0)) >>> 0
  return sum
}
