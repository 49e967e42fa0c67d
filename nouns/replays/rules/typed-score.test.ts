import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from '#rules/text.ts'
import { typedScore } from './typed-score.ts'

test.each([
  ['1.5亿', 150_000_000],
  ['1.1億', 110_000_000],
  ['3000万', 30_000_000],
  ['150m', 150_000_000],
  ['1.25 B', 1_250_000_000],
  ['1,234,567', 1_234_567],
  ['１２３，４５６', 123_456],
  ['1.234.567', 1_234_567],
  ['1.234亿', 123_400_000],
  ['1234.567', null],
  ['0', 0],
  ['', null],
  ['亿', null],
  ['1.5', null],
  ['1.123456789亿', null],
  ['-5', null],
  ['1亿5', null],
  ['1e8', null],
  ['999999999999b', null],
])('%j is read as %j', (text, score) => {
  expect(typedScore(text)).toBe(score)
})

test('a whole number is read as it is written with separators', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_990 }), (n) => {
      expect(typedScore(formatNumber(n))).toBe(n)
    }),
  )
})
