import { expect, test } from 'vitest'
import { barsPath, flowScale, linePath, rowsOf, shortNumber, stepPath } from './flow-scale.ts'

test('a scale has round steps around what is shown, and begins at nought where that is near', () => {
  expect(flowScale([1_237_270, 1_284_500])).toEqual({ low: 1_220_000, high: 1_300_000, step: 20_000 })
  expect(flowScale([3, 40])).toEqual({ low: 0, high: 40, step: 10 })
  expect(flowScale([])).toEqual({ low: 0, high: 4, step: 1 })
  expect(flowScale([0, 0])).toEqual({ low: 0, high: 4, step: 1 })
  expect(flowScale([7, 7, 7])).toEqual({ low: 0, high: 8, step: 2 })
})

test('a scale begins below nought where values do', () => {
  expect(flowScale([-7, 3])).toEqual({ low: -10, high: 10, step: 5 })
  expect(flowScale([-30, -5])).toEqual({ low: -30, high: 10, step: 10 })
})

test('every value lies within its scale, and steps are whole', () => {
  for (let n = 0; n < 200; n++) {
    const values = [n * n * 37, n * n * 37 + n * 13]
    const { low, high, step } = flowScale(values)
    expect(low).toBeLessThanOrEqual(Math.min(...values))
    expect(high).toBeGreaterThanOrEqual(Math.max(...values))
    expect(Number.isInteger(step) && high > low && (high - low) / step <= 8).toBe(true)
  }
})

test('lines of the scale run from the lowest to the highest', () => {
  expect(rowsOf({ low: 100, high: 130, step: 10 })).toEqual([100, 110, 120, 130])
})

test('values have equal widths, as the bars below them have', () => {
  const scale = { low: 0, high: 10, step: 5 }
  expect(linePath([0, 10, 5], scale)).toBe('M166.7 100L500 0L833.3 50')
  expect(stepPath([0, 10], scale)).toBe('M0 100H500V0H1000')
  expect(linePath([5], scale)).toBe('M0 50H1000')
})

test('bars grow with the square root, one way or the other', () => {
  expect(barsPath([0, 25, 100], 100, 'up')).toBe('M360 100V50H640V100ZM693.3 100V0H973.3V100Z')
  expect(barsPath([100], 100, 'down')).toBe('M80 0V100H920V0Z')
  expect(barsPath([0, 0], 0, 'up')).toBe('')
})

test('short numbers are in the units of their language', () => {
  expect([0, 999, 12_345, 1_284_500, 454_000_000].map((n) => shortNumber(n, 'zh'))).toEqual([
    '0',
    '999',
    '1.23 万',
    '128.5 万',
    '4.54 亿',
  ])
  expect([0, 999, 12_345, 1_284_500, 454_000_000].map((n) => shortNumber(n, 'en'))).toEqual([
    '0',
    '999',
    '12.3K',
    '1.28M',
    '454M',
  ])
  expect(shortNumber(-20_000, 'zh')).toBe('-2 万')
})
