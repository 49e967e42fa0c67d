import { expect, test } from 'vitest'
import { factorText, oddsText, pearlsOf, percentText } from './odds-text.ts'

test('a factor is never shown as more than it pays', () => {
  expect([1_000, 1_949, 2_300, 11_509].map(factorText)).toEqual(['1.00', '1.94', '2.30', '11.50'])
  expect([1_300, 50, 7_000].map(oddsText)).toEqual(['1.3', '0.05', '7'])
})

test('shares are whole percent, small ones with a place', () => {
  expect([520_000, 34_500, 0].map(percentText)).toEqual(['52', '3.5', '0'])
})

test.each([
  [
    [500_000, 500_000],
    [25, 25],
  ],
  [
    [333_333, 333_333, 333_334],
    [17, 16, 17],
  ],
  [
    [990_000, 10_000],
    [50, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
])('pearls of %o', (shares, pearls) => {
  expect(pearlsOf(shares, 50)).toEqual(pearls)
})
