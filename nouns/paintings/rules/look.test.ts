import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  alikeDistance,
  bitsIn,
  inverted,
  type Look,
  lookBytes,
  lookDistance,
  lookOf,
  lookSide,
  mirrored,
  sameDistance,
} from './look.ts'

const drawn = (colour: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: lookSide * lookSide }, (_, n) => {
    const value = colour(n % lookSide, Math.floor(n / lookSide))
    return Math.max(0, Math.min(255, Math.round(value)))
  })

/** Discs at drawn places: a picture with a composition. */
const discs = (seed: number): ((x: number, y: number) => number) => {
  const random = (n: number) => Math.abs(Math.sin(seed * 37.1 + n * 91.7) * 43_758.5) % 1
  const each = Array.from({ length: 9 }, (_, n) => ({
    x: random(n) * 64,
    y: random(n + 20) * 64,
    r: 6 + random(n + 40) * 14,
    grey: random(n + 60) * 255,
  }))
  return (x, y) => each.reduce((grey, disc) => (Math.hypot(x - disc.x, y - disc.y) < disc.r ? disc.grey : grey), 128)
}

const look = (grey: Uint8Array): Look => {
  const found = lookOf(grey)
  if (!found) throw new Error('no look')
  return found
}

test('what has no structure has no look', () => {
  expect(lookOf(drawn(() => 200))).toBeNull()
  expect(lookOf(drawn((x) => 4 * x))).toBeNull()
  expect(lookOf(drawn((x, y) => 2 * x + 2 * y))).toBeNull()
  expect(lookOf(drawn((x, y) => (x === 9 && y === 9 ? 255 : 0)))).toBeNull()
  expect(() => lookOf(new Uint8Array(10))).toThrow(RangeError)
})

test('brighter, flatter and slightly moved pictures stay the same, others are far', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const picture = discs(seed)
    const own = look(drawn(picture))
    expect(lookDistance(own, own)).toBe(0)
    expect(lookDistance(own, look(drawn((x, y) => picture(x, y) * 0.7 + 40)))).toBeLessThanOrEqual(sameDistance)
    expect(lookDistance(own, look(drawn((x, y) => picture(x + 0.4, y))))).toBeLessThanOrEqual(alikeDistance)
    expect(lookDistance(own, look(drawn(discs(seed + 100))))).toBeGreaterThan(alikeDistance)
  }
})

test('a mirrored picture has the mirrored look, an inverted one the inverted', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const picture = discs(seed)
    const own = look(drawn(picture))
    // Coefficients at zero may turn by rounding.
    expect(lookDistance(mirrored(own), look(drawn((x, y) => picture(63 - x, y))))).toBeLessThanOrEqual(2)
    expect(lookDistance(inverted(own), look(drawn((x, y) => 255 - picture(x, y))))).toBeLessThanOrEqual(8)
    expect(lookDistance(own, mirrored(own))).toBe(128)
    expect(lookDistance(own, inverted(own))).toBe(256)
  }
})

test('bits are counted, and words are stored little-endian', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (word) => {
      expect(bitsIn(word)).toBe(word.toString(2).replaceAll('0', '').length)
    }),
  )
  expect([...lookBytes(Uint32Array.of(1, 0, 0, 0, 0, 0, 0, 0x8000_0000))].filter(Boolean)).toEqual([1, 0x80])
  expect(lookBytes(Uint32Array.of(1, 0, 0, 0, 0, 0, 0, 0x8000_0000))[31]).toBe(0x80)
})
