import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atBase, type Drift, driftAfter } from './drift.ts'
import { pointsFrom, priceAt, priceSteps } from './price-steps.ts'

const hour = 491_000
const drifts = fc.record({
  permille: fc.integer({ min: -200, max: 200 }),
  usual: fc.nat(50_000),
  hour: fc.constant(hour),
})

test('every change of the price is a step, and only a change', () => {
  fc.assert(
    fc.property(drifts, fc.nat(200), fc.nat(300), (drift: Drift, bought, hours) => {
      const steps = priceSteps(drift, bought, hour + hours)
      const changes: number[] = []
      let before = drift
      for (let n = 1; n <= hours; n++) {
        const now = driftAfter(before, n === 1 ? bought : 0, hour + n)
        if (before.permille !== now.permille) changes.push(hour + n)
        before = now
      }
      expect(steps.map((step) => step.hour)).toEqual(changes)
      for (const step of steps) expect(step).toEqual(driftAfter(drift, bought, step.hour))
    }),
    { numRuns: 50 },
  )
})

test('a price that is away from its base has steps of less than two weeks, however long nobody looked', () => {
  const steps = priceSteps({ permille: 200, usual: 0, hour }, 0, hour + 1_000_000)
  expect(steps.at(-1)).toEqual({ permille: 0, usual: 0, hour: hour + 168 })
  expect(priceSteps(atBase(hour), 0, hour + 1_000_000_000)).toEqual([])
})

test('the price of an hour is that of the newest point before it', () => {
  const points = [
    [10, 110],
    [20, 120],
  ] as const
  expect([9, 10, 19, 20, 99].map((at) => priceAt(points, at, 100))).toEqual([100, 110, 110, 120, 120])
  expect(priceAt([], 5, 100)).toBe(100)
})

test('points from an hour on begin with the price of that hour', () => {
  const points = [
    [10, 110],
    [20, 120],
    [30, 130],
  ] as const
  expect(pointsFrom(points, 20, 100)).toEqual([
    [20, 120],
    [30, 130],
  ])
  expect(pointsFrom(points, 15, 100)).toEqual([
    [15, 110],
    [20, 120],
    [30, 130],
  ])
  expect(pointsFrom(points, 5, 100)).toEqual([
    [5, 100],
    [10, 110],
    [20, 120],
    [30, 130],
  ])
})
