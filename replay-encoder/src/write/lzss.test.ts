import { unpackLzss } from '@patisserie/replay/unpack/lzss'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compress } from './lzss.ts'

function unpack(packed: Uint8Array, length: number): Uint8Array {
  const out = new Uint8Array(length)
  expect(unpackLzss(packed, 0, packed.length, out)).toBe(length)
  return out
}

test('unpacks to what was packed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), (plain) => {
      expect(unpack(compress(plain), plain.length)).toEqual(plain)
    }),
  )
})

test('unpacks repetitive bytes that reach around the window', () => {
  const phrases = fc.array(fc.tuple(fc.uint8Array({ minLength: 1, maxLength: 300 }), fc.integer({ min: 1, max: 90 })), {
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(phrases, (parts) => {
      const plain = Uint8Array.from(
        parts.flatMap(([phrase, times]) =>
          Array(times)
            .fill([...phrase])
            .flat(),
        ),
      )
      const packed = compress(plain)
      expect(Buffer.compare(unpack(packed, plain.length), plain)).toBe(0)
    }),
    { numRuns: 40 },
  )
})

test('packs a blank megabyte close to the densest form, 18 bits for 18 bytes', () => {
  const plain = new Uint8Array(1_000_000)
  const packed = compress(plain)
  expect(packed.length).toBeLessThan(plain.length / 7.9)
  expect(Buffer.compare(unpack(packed, plain.length), plain)).toBe(0)
})
