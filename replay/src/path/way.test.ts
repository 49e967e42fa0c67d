import { describe, expect, test } from 'vitest'
import { Allowance } from '../bytes/allowance.ts'
import type { GameCode } from '../facts.ts'
import { type MadeStage, madeReading } from './made-reading.ts'
import { stagePaths } from './stage-path.ts'

const [up, down, left, right] = [0x10, 0x20, 0x40, 0x80]
const [focus4, focus8] = [0x04, 0x08]
const hold = (keys: number, frames: number): number[] => Array<number>(frames).fill(keys)

function pathOf(game: GameCode, stage: MadeStage, shot = 0) {
  const [path] = stagePaths(madeReading(game, [stage], shot), new Allowance(1e7), { ways: true }) ?? []
  if (!path?.way || !path.end) throw new Error('a stage without a way')
  return { ...path, way: path.way }
}

test('a way has the position after every frame, at rest and in a corner too, to the nearest 128th of a pixel', () => {
  const keys = [
    ...hold(up | right | focus4, 7),
    ...hold(0, 5),
    ...hold(down | left, 150),
    ...hold(0, 3),
    ...hold(up | right, 9),
  ]
  const { way } = pathOf('th06', { keys }, 2)
  const step = (held: number) => Math.fround(Math.fround(held & focus4 ? 2.5 : 5) / Math.fround(Math.SQRT2))
  let [x, y] = [192, 384]
  keys.forEach((held, frame) => {
    x = Math.max(8, Math.fround(x + (held & right ? step(held) : held & left ? -step(held) : 0)))
    y = Math.min(432, Math.fround(y + (held & up ? -step(held) : held & down ? step(held) : 0)))
    expect({ frame, x: way.x[frame], y: way.y[frame] }).toEqual({
      frame,
      x: Math.round(x * 128),
      y: Math.round(y * 128),
    })
  })
})

test('a way has the low eight bits of what is held in each frame, focus and all', () => {
  const keys = [0x81, 0x81, 0x1ff, 0x0c, 0, 0x42]
  expect([...pathOf('th12', { keys, position: { x: 0, y: 9_000 } }).way.held]).toEqual([
    0x81, 0x81, 0xff, 0x0c, 0, 0x42,
  ])
})

test('in a stage of fewer than four frames focus does nothing in any of them', () => {
  const position = { x: 0, y: 40_000 }
  expect(pathOf('th12', { keys: hold(right | focus8, 3), position }).end).toEqual({ x: 3 * 576, y: 40_000 })
  expect(pathOf('th12', { keys: hold(right | focus8, 1), position }).end).toEqual({ x: 576, y: 40_000 })
})

test('a lost life leads back to the middle, 48 pixels above the lower edge, 99 frames after the hit at the earliest', () => {
  // Who never moves from there ends there after any return: there is one for each frame from the 99th on.
  const home = { x: 0, y: 400 * 128 }
  const verdictOf = (frames: number, at = home) => {
    const stages = [
      { keys: hold(0, frames), position: at },
      { keys: [0], position: at },
    ]
    const [path] = stagePaths(madeReading('th12', stages), new Allowance(1e6)) ?? []
    return { verdict: path?.verdict, returns: path?.returns }
  }
  expect(verdictOf(99)).toEqual({ verdict: 'exact', returns: 0 })
  expect(verdictOf(100)).toEqual({ verdict: 'agrees', returns: 1 })
  expect(verdictOf(109)).toEqual({ verdict: 'agrees', returns: 10 })
  expect(verdictOf(109, { x: 0, y: 401 * 128 })).toEqual({ verdict: 'exact', returns: 0 })
})

test("game 8 goes by its text's counts: without a miss and without a bomb", () => {
  const verdictOf = (misses: number | null, bombs: number | null) => {
    const reading = madeReading('th08', [{ keys: hold(left, 9) }])
    reading.replay.tally = { misses, bombs, humanRatePercent: null }
    return stagePaths(reading, new Allowance(1e6))?.[0]?.verdict
  }
  expect(verdictOf(0, 0)).toBe('byRule')
  expect([verdictOf(0, 1), verdictOf(1, 0), verdictOf(null, 0), verdictOf(0, null)]).toEqual(hold4('startOnly'))
})

const hold4 = (verdict: string) => [verdict, verdict, verdict, verdict]

describe('memory', () => {
  test('all that is taken is counted: a byte a frame, and with positions six', () => {
    for (const game of ['th06', 'th07', 'th08', 'th12'] as const) {
      const reading = madeReading(game, [{ keys: hold(right, 500) }, { keys: hold(left, 300) }])
      const [plain, ways] = [new Allowance(1e6), new Allowance(1e6)]
      stagePaths(reading, plain)
      const paths = stagePaths(reading, ways, { ways: true })
      expect([plain.used, ways.used]).toEqual([800, 4_800])
      for (const { way, frames } of paths ?? [])
        expect([way?.x.length, way?.y.length, way?.held.length]).toEqual([frames, frames, frames])
    }
  })

  test('a log of game 6 that claims millions of frames is refused by the allowance, not walked', () => {
    const reading = madeReading('th06', [{ keys: [right, left] }])
    const [stage] = reading.replay.stages
    if (stage) stage.frames = 9_999_998
    expect(() => stagePaths(reading, new Allowance(8_000_000), { ways: true })).toThrow('memory')
  })
})
