type AddKeyLock = {
  /** Where the key byte stands; the checksum covers the bytes from here. */
  keyAt: number
  /** First locked byte. */
  from: number
  /** End of the locked and summed part (exclusive). */
  to: number
  checksumAt: number
}

/** Locks a game 6-9 file in place: writes the checksum of the plain bytes, then adds the running key to each byte. */
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
