import { expect, test } from 'vitest'
import { type StagePath, WAY_UNIT } from '../path-facts.ts'
import { CELL, certainFrames, heatOf, middleOf } from './heat.ts'

/** A stage in which the player stands at places for one frame each. */
function stage(places: readonly (readonly [x: number, y: number])[], over: Partial<StagePath>): StagePath {
  const way = {
    x: Uint16Array.from(places, ([x]) => x * WAY_UNIT),
    y: Uint16Array.from(places, ([, y]) => y * WAY_UNIT),
    held: new Uint8Array(places.length),
  }
  return {
    index: 0,
    frames: places.length,
    clamped: 0,
    start: null,
    end: null,
    next: null,
    events: [],
    way,
    verdict: 'exact',
    why: null,
    certainFrom: 0,
    returns: 0,
    ...over,
  }
}

test('what is certain: all of what is proved or follows the rules, the rest from where all paths meet', () => {
  const places = [
    [0, 0],
    [0, 0],
    [0, 0],
  ] as const
  expect(certainFrames(stage(places, {}))).toEqual({ from: 0, to: 3 })
  expect(certainFrames(stage(places, { verdict: 'byRule', certainFrom: null }))).toEqual({ from: 0, to: 3 })
  expect(certainFrames(stage(places, { verdict: 'agrees', certainFrom: 2 }))).toEqual({ from: 2, to: 3 })
  expect(certainFrames(stage(places, { verdict: 'startOnly', why: 'lost', certainFrom: 1 }))).toEqual({
    from: 1,
    to: 3,
  })
  expect(certainFrames(stage(places, { verdict: 'startOnly', why: 'lost', certainFrom: 3 }))).toBeNull()
  expect(certainFrames(stage(places, { verdict: 'startOnly', why: 'end', certainFrom: null }))).toBeNull()
})

test('heat counts frames by cell, of what is certain only', () => {
  const path = stage(
    [
      [5, 5],
      [200, 400],
      [201, 401],
      [383.9, 447.9],
    ],
    { verdict: 'agrees', certainFrom: 1 },
  )
  const { cells, most, frames } = heatOf([path])
  expect([most, frames]).toEqual([2, 3])
  const hot = [...cells.entries()].filter(([, count]) => count > 0).map(([cell, count]) => [...middleOf(cell), count])
  expect(hot).toEqual([
    [200, 408, 2],
    [384 - CELL / 2, 448 - CELL / 2, 1],
  ])
})

test('the lower and the right edge of the field belong to its last cells', () => {
  expect(heatOf([stage([[384, 448]], {})]).cells.at(-1)).toBe(1)
})
