import fc from 'fast-check'
import { expect, test } from 'vitest'
import { replayCode, replayKey } from './base62.ts'

const last = 62 ** 4 - 1

test.each([
  [0, '0000'],
  [1, '0001'],
  [10, '000A'],
  [36, '000a'],
  [61, '000z'],
  [62, '0010'],
  [last, 'zzzz'],
])('%i is %s', (key, code) => {
  expect(replayCode(key)).toBe(code)
  expect(replayKey(code)).toBe(key)
})

test.each([-1, last + 1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d has no code', (key) => {
  expect(() => replayCode(key)).toThrow(RangeError)
})

test.each(['', '000', '00000', '00-0', '0 00', '００００', '0000\n'])('%j is no code', (code) => {
  expect(replayKey(code)).toBeNull()
})

test('keys come back, and codes sort like keys', () => {
  const key = fc.integer({ min: 0, max: last })
  fc.assert(
    fc.property(key, key, (a, b) => {
      expect(replayKey(replayCode(a))).toBe(a)
      expect(replayCode(a) < replayCode(b)).toBe(a < b)
    }),
  )
})
