import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['1,234,567', 1_234_567],
  ['１２３', 123],
  [' 12 345 ', 12_345],
  ['0', 0],
  ['1.234.567', 1_234_567],
  ['12.5', null],
  ['5.', null],
  ['1234567890123456', null],
  ['', null],
  ['12a', null],
  ['-5', null],
])('%j is read as %j', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})
