import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisTicks, stageAt, stageEnds, tickText } from './run-chart-scale.ts'

test('axis lines are round, start at 0 and reach the top', () => {
  expect(axisTicks(18.46)).toEqual([0, 5, 10, 15, 20])
  expect(axisTicks(8)).toEqual([0, 2, 4, 6, 8])
  expect(axisTicks(3)).toEqual([0, 1, 2, 3])
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e10, noNaN: true }), (max) => {
      const ticks = axisTicks(max)
      expect(ticks[0]).toBe(0)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max * 0.999)
      expect(ticks.length).toBeLessThanOrEqual(6)
    }),
  )
})

test('stages are as wide as they were long, or even where that is unknown', () => {
  expect(stageEnds([100, 300])).toEqual([0.25, 1])
  expect(stageEnds([100, null])).toEqual([0.5, 1])
  expect(stageEnds([])).toEqual([])
})

test('the stage at a share of the run', () => {
  const ends = [0.25, 0.5, 1]
  expect([0, 0.24, 0.25, 0.6, 1].map((share) => stageAt(ends, share))).toEqual([0, 0, 1, 2, 2])
})

test('numbers of an axis have separators of thousands and two decimals at most', () => {
  expect([0, 7.444, 7_439, 12_345.5].map(tickText)).toEqual(['0', '7.44', '7,439', '12,345.5'])
})
