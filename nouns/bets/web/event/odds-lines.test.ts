import { expect, test } from 'vitest'
import { heightOf, leaderPath, logScale, placeOf, spread, stepsPath, ticksOf } from './odds-lines.ts'

test('the scale lies between powers of two', () => {
  expect(logScale([1.94, 3.2])).toEqual({ low: 1, high: 4 })
  expect(ticksOf(logScale([1.2, 11.5]))).toEqual([1, 2, 4, 8, 16])
  expect(logScale([2, 2])).toEqual({ low: 2, high: 4 })
  expect([1, 2, 4].map((value) => heightOf(value, { low: 1, high: 4 }))).toEqual([0, 0.5, 1])
})

test('a value holds until the next one', () => {
  const points = [
    { at: 0, height: 0 },
    { at: 50, height: 0.5 },
    { at: 80, height: 1 },
  ]
  expect(stepsPath(points, { from: 0, to: 100 })).toBe('M0 100H500V50H800V0H1000')
  expect(stepsPath([], { from: 0, to: 100 })).toBe('')
  expect(placeOf(300, { from: 0, to: 100 })).toBe(1)
})

test('labels do not lie over one another', () => {
  const placed = spread([0.5, 0.51, 0.52, 0.99, 1], 0.1)
  const sorted = [...placed].sort((a, b) => a - b)
  expect(sorted.slice(1).every((each, n) => each - (sorted[n] ?? 0) >= 0.1 - 1e-9)).toBe(true)
  expect(Math.max(...placed)).toBeLessThanOrEqual(1)
  expect(placed[0]).toBe(0.5)
})

test('a leader goes from the end of a line to its label where that stands aside', () => {
  expect(leaderPath(0.5, 0.6)).toBe('M1000 50L1010 40')
  expect(leaderPath(0.5, 0.5)).toBe('')
})
