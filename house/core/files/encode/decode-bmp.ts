export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue for each pixel, top row first. */
  readonly rgb: Buffer
}

/**
 * Decodes an uncompressed Windows bitmap of 8 (palette), 24 or 32 bits, as screenshot tools save them. The caller
 * limits its sides first, with `bmpHead`. Answers `notPicture` for other kinds and for inconsistent headers. Format:
 * Microsoft's BITMAPFILEHEADER and BITMAPINFOHEADER, little-endian.
 */
export function decodeBmp(bytes: Uint8Array): Pixels | 'notPicture' {
  const head = bmpHead(bytes)
  if (head === null) return 'notPicture'
  const { width, height, bits, start } = head
  const rowBytes = Math.ceil((width * bits) / 32) * 4
  if (start + rowBytes * height > bytes.byteLength) return 'notPicture'
  const rgb = Buffer.allocUnsafe(width * height * 3)
  let to = 0
  for (let row = 0; row < height; row++) {
    const from = start + rowBytes * (head.topDown ? row : height - 1 - row)
    for (let x = 0; x < width; x++) {
      const at = bits === 8 ? head.palette + 4 * (bytes[from + x] ?? 0) : from + (x * bits) / 8
      rgb[to++] = bytes[at + 2] ?? 0
      rgb[to++] = bytes[at + 1] ?? 0
      rgb[to++] = bytes[at] ?? 0
    }
  }
  return { width, height, rgb }
}

/** Reads the header of a bitmap without allocating its pixels; null for other kinds. */
export function bmpHead(bytes: Uint8Array) {
  if (bytes.byteLength < 54) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = view.getUint32(10, true)
  const infoBytes = view.getUint32(14, true)
  const width = view.getInt32(18, true)
  const signedHeight = view.getInt32(22, true)
  const bits = view.getUint16(28, true)
  const compression = view.getUint32(30, true)
  const height = Math.abs(signedHeight)
  const palette = 14 + infoBytes
  // 32-bit screenshots often say compression 3 ("bit fields") but have the usual order of colours.
  const plain = compression === 0 || (compression === 3 && bits === 32)
  if (!plain || ![8, 24, 32].includes(bits) || width < 1 || height < 1 || start < palette) return null
  return { start, width, height, bits, palette, topDown: signedHeight < 0 }
}
