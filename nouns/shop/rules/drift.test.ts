import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atBase, type Drift, driftAfter, hourOf } from './drift.ts'

const hour = 491_000
const demand = fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 400 })
const play = (units: readonly number[]): Drift =>
  units.reduce((drift, bought) => driftAfter(drift, bought, drift.hour + 1), atBase(hour))

test('an hour is counted from 1970', () => {
  expect(hourOf(new Date(3_599_999))).toBe(0)
  expect(hourOf(new Date(3_600_000))).toBe(1)
})

describe('demand', () => {
  test.each([
    [0, 0],
    [1, 1],
    [5, 5],
    [10, 10],
    [1_000, 10],
  ])('of %i units where nobody bought before moves a price by %i thousandths', (units, permille) => {
    expect(driftAfter(atBase(hour), units, hour + 1).permille).toBe(permille)
  })
  test('above the usual raises a price, below it lowers it, the usual leaves it where it is', () => {
    const used: Drift = { permille: 0, usual: 30_000, hour }
    expect([10, 29, 30, 31, 50, 90].map((units) => driftAfter(used, units, hour + 1).permille)).toEqual([
      -5, 0, 0, 0, 5, 10,
    ])
  })
  test('becomes the usual within weeks, and the price is at its base again', () => {
    expect(play(Array.from({ length: 30 }, () => 50)).permille).toBe(200)
    expect(play(Array.from({ length: 1_000 }, () => 50))).toMatchObject({ permille: 0, usual: expect.any(Number) })
    expect(play(Array.from({ length: 1_000 }, () => 50)).usual).toBeGreaterThan(49_000)
  })
  test('never moves a price by more than a fifth, nor by more than twelve thousandths an hour', () => {
    fc.assert(
      fc.property(demand, (units) => {
        let drift = atBase(hour)
        for (const bought of units) {
          const next = driftAfter(drift, bought, drift.hour + 1)
          expect(Math.abs(next.permille)).toBeLessThanOrEqual(200)
          expect(Math.abs(next.permille - drift.permille)).toBeLessThanOrEqual(12)
          expect(Number.isInteger(next.permille) && Number.isInteger(next.usual) && next.usual >= 0).toBe(true)
          drift = next
        }
      }),
    )
  })
})

describe('without demand', () => {
  test.each([200, -200, 137])('a price %i thousandths away is back after exactly a week at the latest', (permille) => {
    for (let start = hour; start < hour + 168; start++) {
      const away: Drift = { permille, usual: 20_000, hour: start }
      expect(driftAfter(away, 0, start + 168).permille).toBe(0)
      if (Math.abs(permille) === 200) expect(driftAfter(away, 0, start + 167).permille).not.toBe(0)
    }
  })
  test('it makes no difference how often somebody looked', () => {
    fc.assert(
      fc.property(demand, fc.nat(400), fc.nat(4_000), (units, some, more) => {
        const drift = play(units)
        const [soon, late] = [drift.hour + 1 + some, drift.hour + 1 + some + more]
        expect(driftAfter(driftAfter(drift, 7, soon), 0, late)).toEqual(driftAfter(drift, 7, late))
      }),
    )
  })
  test('the usual demand is forgotten', () => {
    expect(driftAfter({ permille: 0, usual: 1_000_000, hour }, 0, hour + 20_000)).toEqual(atBase(hour + 20_000))
  })
})

test('an hour that has begun, or an earlier one, changes nothing', () => {
  const drift: Drift = { permille: 50, usual: 3_000, hour }
  expect(driftAfter(drift, 100, hour)).toBe(drift)
  expect(driftAfter(drift, 100, hour - 5)).toBe(drift)
})
