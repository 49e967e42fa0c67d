const signature = Buffer.from('89504e470d0a1a0a', 'hex')
const texts = new Set(['tEXt', 'zTXt', 'iTXt'])

/**
 * Removes text chunks from a PNG; answers other bytes as they are. Texts may be compressed, and a decoder unpacks all
 * of them: a file of 4 MB filled a gigabyte of memory before its first pixel.
 */
export function stripPng(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (!bytes.subarray(0, 8).equals(signature)) return file
  const kept: Uint8Array[] = [signature]
  let at = 8
  while (at + 12 <= bytes.byteLength) {
    const next = at + 12 + bytes.readUInt32BE(at)
    // The chunk is truncated; a decoder gives up here as well.
    if (next > bytes.byteLength) break
    if (!texts.has(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, next))
    at = next
  }
  kept.push(bytes.subarray(at))
  return Buffer.concat(kept)
}
