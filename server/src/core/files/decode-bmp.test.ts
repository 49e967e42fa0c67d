import { expect, test } from 'vitest'
import { bmpHead, decodeBmp } from './decode-bmp.ts'

interface Bitmap {
  readonly width: number
  readonly height: number
  readonly bits: number
  readonly compression?: number
  /** Bytes between the head and the pixels. */
  readonly between?: readonly number[]
  readonly pixels: readonly number[]
}

function bitmap({ width, height, bits, compression = 0, between = [], pixels }: Bitmap): Buffer {
  const head = Buffer.alloc(54)
  head.write('BM')
  head.writeUInt32LE(54 + between.length, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(bits, 28)
  head.writeUInt32LE(compression, 30)
  return Buffer.concat([head, Buffer.from(between), Buffer.from(pixels)])
}

const decoded = (bytes: Uint8Array) => {
  const picture = decodeBmp(bytes)
  return picture === 'notPicture' ? picture : { ...picture, rgb: [...picture.rgb] }
}

// Two rows of two pixels: blue, green and red of each, and each row filled up to four bytes.
const lower = [11, 12, 13, 21, 22, 23, 0, 0]
const upper = [31, 32, 33, 41, 42, 43, 0, 0]
const small = { width: 2, height: 2, bits: 24, pixels: [...lower, ...upper] }

test('24 bits: the lowest row comes first, and the colours are turned round', () => {
  const rgb = [33, 32, 31, 43, 42, 41, 13, 12, 11, 23, 22, 21]
  expect(decoded(bitmap(small))).toEqual({ width: 2, height: 2, rgb })
  expect(decoded(bitmap({ ...small, between: [9, 9, 9] }))).toEqual({ width: 2, height: 2, rgb })
})

test('a negative height: the highest row comes first', () => {
  const rgb = [13, 12, 11, 23, 22, 21, 33, 32, 31, 43, 42, 41]
  expect(decoded(bitmap({ ...small, height: -2 }))).toEqual({ width: 2, height: 2, rgb })
})

test.each([0, 3])('32 bits with compression %i: the fourth byte of a pixel is left out', (compression) => {
  const pixels = [1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255]
  const rgb = [3, 2, 1, 6, 5, 4, 9, 8, 7]
  expect(decoded(bitmap({ width: 3, height: 1, bits: 32, compression, pixels }))).toEqual({ width: 3, height: 1, rgb })
})

test('a wide row ends where the next begins', () => {
  const row = (first: number) => [first, ...Array<number>(4 * 33 - 1).fill(5)]
  const picture = decodeBmp(bitmap({ width: 33, height: 2, bits: 32, pixels: [...row(1), ...row(2)] }))
  expect(picture).toMatchObject({ width: 33, height: 2 })
  if (picture !== 'notPicture') expect([picture.rgb[2], picture.rgb[99 + 2], picture.rgb[5]]).toEqual([2, 1, 5])
})

test('8 bits: the palette says the colours, and one outside the file is black', () => {
  const palette = [1, 2, 3, 0, 4, 5, 6, 0, 7, 8, 9, 0]
  const pixels = [2, 0, 1, 255, 1, 0, 0, 0]
  const rgb = [9, 8, 7, 3, 2, 1, 6, 5, 4, 0, 0, 0, 6, 5, 4]
  expect(decoded(bitmap({ width: 5, height: 1, bits: 8, between: palette, pixels }))).toEqual({
    width: 5,
    height: 1,
    rgb,
  })
})

test('the head says where pixels and palette begin', () => {
  const head = { start: 57, width: 2, height: 2, bits: 24, palette: 54, topDown: false }
  expect(bmpHead(bitmap({ ...small, between: [9, 9, 9] }))).toEqual(head)
  expect(bmpHead(bitmap({ ...small, height: -70_000, width: 66_000 }))).toEqual({
    ...head,
    start: 54,
    width: 66_000,
    height: 70_000,
    topDown: true,
  })
  const alone = bitmap({ width: 1, height: 1, bits: 24, pixels: [] })
  expect(bmpHead(Buffer.concat([Buffer.alloc(5), alone]).subarray(5))).toMatchObject({ width: 1, topDown: false })
})

test.each([
  ['a head cut by one byte', bitmap({ width: 1, height: 1, bits: 24, pixels: [] }).subarray(0, 53)],
  ['pixels cut by one byte', bitmap(small).subarray(0, -1)],
  ['16 bits', bitmap({ ...small, bits: 16 })],
  ['9 bits', bitmap({ ...small, bits: 9 })],
  ['packed pixels', bitmap({ ...small, compression: 1 })],
  ['bit fields of 24 bits', bitmap({ ...small, compression: 3 })],
  ['no width', bitmap({ ...small, width: 0 })],
  ['no height', bitmap({ ...small, height: 0 })],
])('%s: no picture', (_, bytes) => expect(decodeBmp(bytes)).toBe('notPicture'))

test('pixels that begin within the head: no picture', () => {
  const bytes = bitmap(small)
  bytes.writeUInt32LE(53, 10)
  expect(bmpHead(bytes)).toBeNull()
})
