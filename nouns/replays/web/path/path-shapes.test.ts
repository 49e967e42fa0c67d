import { type StagePath, WAY_UNIT } from '@patisserie/replay/path-facts'
import { expect, test } from 'vitest'
import { regionsOf } from './path-shapes.ts'

const focus = 8

/** A stage in which the player stands at places for one frame each. */
function stage(
  places: readonly (readonly [x: number, y: number, held?: number])[],
  over: Partial<StagePath>,
): StagePath {
  const way = {
    x: Uint16Array.from(places, ([x]) => x * WAY_UNIT),
    y: Uint16Array.from(places, ([, y]) => y * WAY_UNIT),
    held: Uint8Array.from(places, ([, , held = 0]) => held),
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

test('where the time went, how much of it with focus or at rest, and at what pace', () => {
  const regions = regionsOf(
    [
      stage(
        [
          [192, 440, focus],
          [192, 440, focus],
          [188, 440],
          [8, 100],
        ],
        {},
      ),
    ],
    focus,
  )
  // The jump at the end is a return, not a way.
  expect(regions).toEqual({ bottom: 0.75, middle: 0.75, top: 0.25, sides: 0.25, focused: 0.5, still: 0.25, pace: 60 })
  expect(regionsOf([stage([[0, 0]], { verdict: 'startOnly', why: 'last', certainFrom: null })], focus)).toBeNull()
})

test('regions end where their edges say', () => {
  const at = (x: number, y: number) => regionsOf([stage([[x, y]], {})], focus)
  expect([at(8, 300)?.sides, at(8.5, 300)?.sides, at(9, 300)?.sides]).toEqual([1, 1, 0])
  expect([at(376, 300)?.sides, at(375.5, 300)?.sides, at(375, 300)?.sides]).toEqual([1, 1, 0])
  expect([at(192, 149)?.top, at(192, 150)?.top]).toEqual([1, 0])
  expect([at(192, 335)?.bottom, at(192, 336)?.bottom]).toEqual([0, 1])
  expect([at(95, 300)?.middle, at(96, 300)?.middle, at(288, 300)?.middle, at(289, 300)?.middle]).toEqual([0, 1, 1, 0])
})
