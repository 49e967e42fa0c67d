import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unpackLzss } from './lzss.ts'

/** Packs bits, given as text, into bytes from the highest bit down. */
function packed(...bits: string[]): Uint8Array {
  const all = bits.join('')
  return Uint8Array.from({ length: Math.ceil(all.length / 8) }, (_, at) =>
    Number.parseInt(all.slice(at * 8, at * 8 + 8).padEnd(8, '0'), 2),
  )
}

const literal = (byte: number) => `1${byte.toString(2).padStart(8, '0')}`
const copy = (position: number, length: number) =>
  `0${position.toString(2).padStart(13, '0')}${(length - 3).toString(2).padStart(4, '0')}`
const END = '0'.repeat(14)

function unpack(size: number, ...bits: string[]): number[] {
  const out = new Uint8Array(size)
  const input = packed(...bits)
  return [...out.subarray(0, unpackLzss(input, 0, input.length, out))]
}

/** Reference decoder, bit by bit: its window of 8,192 zeros is written from the second byte on. */
function plainly(input: Uint8Array, size: number): number[] {
  const bits = [...input].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const window = new Uint8Array(8_192)
  const out: number[] = []
  let at = 0
  const has = (count: number) => at + count <= bits.length
  const take = (count: number) => {
    at += count
    return Number.parseInt(bits.slice(at - count, at), 2)
  }
  const write = (byte: number) => {
    window[(out.length + 1) % window.length] = byte
    out.push(byte)
  }
  while (out.length < size && has(9)) {
    if (take(1) === 1) {
      write(take(8))
      continue
    }
    if (!has(17)) break
    const position = take(13)
    const length = take(4) + 3
    if (position === 0) break
    for (let n = 0; n < length && out.length < size; n++) write(window[(position + n) % window.length] ?? 0)
  }
  return out
}

describe('LZSS', () => {
  test('bytes, a copy that overlaps itself, the end', () => {
    expect(unpack(20, literal(7), literal(9), copy(1, 5), END)).toEqual([7, 9, 7, 9, 7, 9, 7])
  })

  test('the window is zero before anything was written', () => {
    expect(unpack(20, literal(7), copy(100, 3), END)).toEqual([7, 0, 0, 0])
  })

  test('a copy from where the next byte goes reads what lay there a window ago', () => {
    expect(unpack(20, literal(7), copy(2, 4), END)).toEqual([7, 0, 0, 0, 0])
    expect(unpack(20, literal(7), copy(8191, 4), END)).toEqual([7, 0, 0, 7, 0])
  })

  test('stops where the output is full or the input ends', () => {
    expect(unpack(4, literal(7), copy(1, 18), literal(1))).toEqual([7, 7, 7, 7])
    expect(unpack(20, literal(7), '01')).toEqual([7])
  })

  test('reads any bits as the format is written down', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(1000), (input, size) => {
        const out = new Uint8Array(size)
        expect([...out.subarray(0, unpackLzss(input, 0, input.length, out))]).toEqual(plainly(input, size))
      }),
      { numRuns: 500 },
    )
  })

  test('begins and ends where it is told', () => {
    const whole = packed(literal(7), literal(9), literal(8), END)
    const around = Uint8Array.from([0xff, ...whole, 0xff])
    const out = new Uint8Array(20)
    expect([...out.subarray(0, unpackLzss(around, 1, 1 + whole.length, out))]).toEqual([7, 9, 8])
    expect(unpackLzss(around, 1, 3, out)).toBe(1)
  })

  test('never writes past its output, whatever it reads', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(2000), (input, size) => {
        const out = new Uint8Array(size)
        const written = unpackLzss(input, 0, input.length, out)
        expect(written).toBeLessThanOrEqual(size)
        expect(written).toBeLessThanOrEqual(8 * input.length)
      }),
    )
  })
})
