import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packNumbers, shareAt, shareChar, unpackNumbers } from './pack-numbers.ts'

test('numbers come back as they were, small ones as one character', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff_ffff)), (numbers) => {
      expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers)
    }),
  )
  expect(packNumbers([0, 31, 32])).toBe('0VW1')
  expect(JSON.stringify(packNumbers(Array.from({ length: 64 }, (_, i) => i * 31)))).not.toContain('\\')
})

test('a share is near the truth; none and all are never said of less or more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(5000), (whole, some) => {
      const part = Math.min(whole, some)
      const told = shareAt(shareChar(part, whole), 0)
      expect(Math.abs(told - part / whole)).toBeLessThanOrEqual(1 / 61)
      expect(told === 0).toBe(part === 0)
      expect(told === 1).toBe(part === whole)
    }),
  )
})
