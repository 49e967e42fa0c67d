import { describe, expect, test } from 'vitest'
import { bmpHead, decodeBmp } from './decode-bmp.ts'

interface Bmp {
  readonly width: number
  /** Negative for rows from the top down. */
  readonly height: number
  readonly bits: number
  readonly compression?: number
  readonly infoBytes?: number
  readonly palette?: readonly number[]
  readonly start?: number
  readonly rows: readonly number[]
}

/** A bitmap with its headers: Microsoft's BITMAPFILEHEADER (14 bytes) and BITMAPINFOHEADER (40 bytes). */
function bmp({ width, height, bits, compression = 0, infoBytes = 40, palette = [], start, rows }: Bmp): Uint8Array {
  const bytes = new Uint8Array(54 + palette.length + rows.length)
  const view = new DataView(bytes.buffer)
  bytes.set([0x42, 0x4d])
  view.setUint32(10, start ?? 54 + palette.length, true)
  view.setUint32(14, infoBytes, true)
  view.setInt32(18, width, true)
  view.setInt32(22, height, true)
  view.setUint16(28, bits, true)
  view.setUint32(30, compression, true)
  bytes.set(palette, 54)
  bytes.set(rows, 54 + palette.length)
  return bytes
}

const rgbOf = (bytes: Uint8Array) => {
  const pixels = decodeBmp(bytes)
  if (pixels === 'notPicture') throw new Error('refused')
  return { ...pixels, rgb: [...pixels.rgb] }
}

/** Two rows of three pixels in blue, green, red, each padded to twelve bytes: the bottom row first. */
const rows24 = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0], //
  ...[11, 12, 13, 14, 15, 16, 17, 18, 19, 0, 0, 0],
]

describe('a bitmap', () => {
  test('of 24 bits stands bottom row first, in blue, green, red', () => {
    expect(rgbOf(bmp({ width: 3, height: 2, bits: 24, rows: rows24 }))).toEqual({
      width: 3,
      height: 2,
      rgb: [13, 12, 11, 16, 15, 14, 19, 18, 17, 3, 2, 1, 6, 5, 4, 9, 8, 7],
    })
  })

  test('of a negative height stands top row first', () => {
    expect(rgbOf(bmp({ width: 3, height: -2, bits: 24, rows: rows24 }))).toEqual({
      width: 3,
      height: 2,
      rgb: [3, 2, 1, 6, 5, 4, 9, 8, 7, 13, 12, 11, 16, 15, 14, 19, 18, 17],
    })
  })

  test('of 32 bits has a fourth byte without a meaning, also with bit fields', () => {
    const rows = [1, 2, 3, 255, 4, 5, 6, 0]
    for (const compression of [0, 3])
      expect(rgbOf(bmp({ width: 2, height: 1, bits: 32, compression, rows })).rgb).toEqual([3, 2, 1, 6, 5, 4])
  })

  test('has rows as long as their bits say', () => {
    const row = (first: number) => [first, ...Array<number>(4 * 33 - 1).fill(5)]
    const { rgb } = rgbOf(bmp({ width: 33, height: 2, bits: 32, rows: [...row(1), ...row(2)] }))
    expect([rgb[2], rgb[5], rgb[3 * 33 + 2]]).toEqual([2, 5, 1])
  })

  test('of 8 bits is black where a colour lies behind the end of the file', () => {
    const palette = [10, 20, 30, 0]
    expect(rgbOf(bmp({ width: 2, height: 1, bits: 8, palette, rows: [255, 0, 0, 0] })).rgb).toEqual([
      0, 0, 0, 30, 20, 10,
    ])
  })

  test('of 8 bits names colours of its palette', () => {
    const palette = [10, 20, 30, 0, 40, 50, 60, 0, 70, 80, 90, 0]
    const rows = [2, 0, 1, 0]
    expect(rgbOf(bmp({ width: 3, height: 1, bits: 8, palette, rows })).rgb).toEqual([
      90, 80, 70, 30, 20, 10, 60, 50, 40,
    ])
  })

  test('of 8 bits that names a colour beyond its end is black there', () => {
    const bytes = bmp({ width: 1, height: 1, bits: 8, palette: [10, 20, 30, 0], rows: [255, 0, 0, 0] })
    expect(rgbOf(bytes).rgb).toEqual([0, 0, 0])
  })

  test('may have a larger header and a gap before its pixels', () => {
    const gap = Array<number>(12).fill(77)
    const bytes = bmp({ width: 1, height: 1, bits: 8, infoBytes: 44, start: 66, rows: [...gap, 2, 0, 0, 0] })
    // The palette begins at 58: the second colour, of the third entry, is the gap's end.
    expect(rgbOf(bytes).rgb).toEqual([0, 0, 2])
  })

  test('that ends before its last row is none', () => {
    const whole = bmp({ width: 3, height: 2, bits: 24, rows: rows24 })
    expect(decodeBmp(whole)).not.toBe('notPicture')
    expect(decodeBmp(whole.subarray(0, whole.length - 1))).toBe('notPicture')
  })
})

describe('a header', () => {
  const rows = [0, 0, 0, 0]
  const plain = { width: 1, height: 1, bits: 24, rows } as const

  test('tells the size without reading pixels', () => {
    const head = { start: 54, palette: 54, bits: 24, width: 4_000, height: 3_000 }
    const bytes = (height: number) => bmp({ ...plain, width: 4_000, height, rows: [] })
    expect(bmpHead(bytes(3_000))).toEqual({ ...head, topDown: false })
    expect(bmpHead(bytes(-3_000))).toEqual({ ...head, topDown: true })
    expect(bmpHead(bytes(1))).toEqual({ ...head, height: 1, topDown: false })
  })

  test('of fewer than 54 bytes is none', () => {
    const bytes = bmp({ ...plain, rows: [] })
    expect(bmpHead(bytes)).not.toBeNull()
    expect(bmpHead(bytes.subarray(0, 53))).toBeNull()
  })

  test.each([
    ['16 bits', { bits: 16 }],
    ['9 bits', { bits: 9 }],
    ['run-length coding', { compression: 1 }],
    ['bit fields of 24 bits', { compression: 3 }],
    ['no width', { width: 0 }],
    ['a negative width', { width: -1 }],
    ['no height', { height: 0 }],
    ['pixels inside the header', { start: 53 }],
  ])('with %s is none', (_, change) => {
    expect(bmpHead(bmp({ ...plain, ...change }))).toBeNull()
    expect(decodeBmp(bmp({ ...plain, ...change }))).toBe('notPicture')
  })
})
