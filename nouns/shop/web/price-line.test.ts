import { expect, test } from 'vitest'
import { percentOf, pricePath } from './price-line.ts'

const box = { from: 100, to: 200, low: 80, high: 120, width: 100, height: 40 }

test('a price that never moved is a level line', () => {
  expect(pricePath([[50, 100]], 100, box)).toBe('M0 20H100')
  expect(pricePath([], 90, box)).toBe('M0 30H100')
})
test('every change is a step at its hour', () => {
  const points = [
    [90, 90],
    [150, 110],
    [175, 120],
  ] as const
  expect(pricePath(points, 100, box)).toBe('M0 30H50V10H75V0H100')
})
test('what comes after the time is left out', () => {
  expect(
    pricePath(
      [
        [100, 100],
        [250, 120],
      ],
      100,
      box,
    ),
  ).toBe('M0 20H100')
})
test('no time and no range at all still give a line', () => {
  expect(pricePath([[5, 7]], 7, { from: 5, to: 5, low: 7, high: 7, width: 10, height: 4 })).toBe('M0 4H10')
})
test.each([
  [0, ''],
  [1, '0.1'],
  [-10, '1'],
  [35, '3.5'],
  [-123, '12'],
  [200, '20'],
])('%i thousandths are %s percent', (permille, percent) => {
  expect(percentOf(permille)).toBe(percent)
})
