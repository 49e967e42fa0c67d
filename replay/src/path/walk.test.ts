import { describe, expect, test } from 'vitest'
import { Allowance } from '../bytes/allowance.ts'
import type { GameCode } from '../facts.ts'
import type { Position } from '../path-facts.ts'
import { madeReading } from './made-reading.ts'
import { stagePaths } from './stage-path.ts'

const [up, down, left, right] = [0x10, 0x20, 0x40, 0x80]
const [focus4, focus8] = [0x04, 0x08]

function pathOf(
  game: GameCode,
  keys: readonly number[],
  { shot = 0, position }: { shot?: number; position?: Position } = {},
) {
  const [path] = stagePaths(madeReading(game, [{ keys, position }], shot), new Allowance(1e7), { ways: true }) ?? []
  if (!path?.end || !path.way) throw new Error('a stage without a way')
  return { ...path, end: path.end, way: path.way }
}

const hold = (keys: number, frames: number): number[] => Array<number>(frames).fill(keys)

describe('opposite keys', () => {
  const directions = (game: GameCode, keys: number) => {
    const from = game === 'th10' ? { x: 0, y: 20_000 } : { x: 192, y: 384 }
    const { end } = pathOf(game, [keys], game === 'th10' ? { position: from } : {})
    return [Math.sign(end.x - from.x), Math.sign(end.y - from.y)]
  }

  test.each(['th06', 'th07'] as const)('%s: up beats down and right beats left, each on its axis', (game) => {
    expect(directions(game, up | down)).toEqual([0, -1])
    expect(directions(game, left | right)).toEqual([1, 0])
    expect(directions(game, up | down | left | right)).toEqual([1, -1])
    expect(directions(game, up | left | right)).toEqual([1, -1])
    expect(directions(game, down | left | right)).toEqual([1, 1])
    expect(directions(game, up | down | left)).toEqual([-1, -1])
  })

  test.each(['th08', 'th10'] as const)('%s: one direction of eight, the first that fits', (game) => {
    expect(directions(game, up | down)).toEqual([0, 1])
    expect(directions(game, left | right)).toEqual([-1, 0])
    expect(directions(game, up | left | right)).toEqual([-1, -1])
    expect(directions(game, down | left | right)).toEqual([-1, 1])
    expect(directions(game, up | down | left)).toEqual([-1, -1])
    expect(directions(game, up | down | right)).toEqual([1, -1])
    expect(directions(game, up | down | left | right)).toEqual([-1, -1])
  })
})

describe('games 6 and 8', () => {
  test.each(['th06', 'th08'] as const)('%s: every stage starts at the same place, whatever a record says', (game) => {
    const stages = [1, 2].map(() => ({ keys: hold(left, 3) }))
    const paths = stagePaths(madeReading(game, stages), new Allowance(1e6)) ?? []
    expect(paths.map(({ start }) => start)).toEqual([1, 2].map(() => ({ x: 192, y: 384 })))
    expect(paths.map(({ end }) => end)).toEqual([1, 2].map(() => ({ x: 180, y: 384 })))
  })

  test.each(['th06', 'th08'] as const)('%s: walls hold the player', (game) => {
    const upLeft = pathOf(game, hold(up | left, 200))
    expect(upLeft.end).toEqual({ x: 8, y: 16 })
    expect(pathOf(game, hold(down | right, 200)).end).toEqual({ x: 376, y: 432 })
    // To the left wall, nearer than the upper one, it takes 65 steps of 2.83; the 66th is held.
    expect(upLeft.clamped).toBe(200 - 65)
  })

  test('game 6: a diagonal is the speed divided by the root of 2 in 32 bits, and each sum is rounded', () => {
    const step = Math.fround(Math.fround(2.5) / Math.fround(Math.SQRT2))
    let [x, y] = [192, 384]
    for (let frame = 0; frame < 60; frame++) {
      x = Math.fround(x + step)
      y = Math.fround(y - step)
    }
    const { end } = pathOf('th06', hold(up | right | focus4, 60), { shot: 2 })
    expect(end).toEqual({ x, y })
    expect(x).not.toBe(192 + 60 * step)
  })

  test('game 6: the keys of an event hold until the next', () => {
    const keys = [...hold(right, 5), ...hold(0, 3), ...hold(left | focus4, 2)]
    expect(pathOf('th06', keys).end).toEqual({ x: 192 + 5 * 4 - 2 * 2, y: 384 })
    expect(pathOf('th06', keys).way.x[6]).toBe((192 + 20) * 128)
  })

  test("game 8: a team moves at the human's speed without focus and at the other's with it", () => {
    const [sakuyaAndRemilia, remilia] = [2, 9]
    expect(pathOf('th08', hold(left, 4), { shot: sakuyaAndRemilia }).end.x).toBe(192 - 4 * 4)
    expect(pathOf('th08', hold(left, 4), { shot: remilia }).end.x).toBe(192 - 4 * 5)
    expect(pathOf('th08', hold(left | focus4, 4), { shot: sakuyaAndRemilia }).end.x).toBeCloseTo(192 - 4 * 2.3, 4)
  })
})

describe('games 10 and 11', () => {
  test('game 10 counts hundredths of a pixel and has its focus on bit 2', () => {
    const position = { x: -1_000, y: 20_000 }
    const { end, way, start } = pathOf('th10', [...hold(right, 5), ...hold(up | left | focus4, 2), focus8 | down], {
      position,
    })
    expect(start).toEqual(position)
    expect(end).toEqual({ x: -1_000 + 5 * 450 - 2 * 141, y: 20_000 - 2 * 141 + 450 })
    expect(way.x[0]).toBe(Math.round((-550 + 19_200) * 1.28))
    expect(way.y[0]).toBe(Math.round(20_000 * 1.28))
  })

  test("game 10's walls", () => {
    const position = { x: 0, y: 40_000 }
    expect(pathOf('th10', hold(right | up, 300), { position, shot: 3 }).end).toEqual({ x: 18_400, y: 3_200 })
    expect(pathOf('th10', hold(left | down, 300), { position, shot: 3 }).end).toEqual({ x: -18_400, y: 43_200 })
  })

  test('game 11 counts 128ths and has its focus on bit 3', () => {
    const { end, way } = pathOf('th11', [...hold(left, 4), focus8 | left, focus4 | up | left], {
      position: { x: 0, y: 51_200 },
    })
    expect(end).toEqual({ x: -4 * 576 - 256 - 407, y: 51_200 - 407 })
    expect(way.x.at(-1)).toBe(end.x + 192 * 128)
  })

  test('without the positions between, ends and frames at a wall are the same from every start', () => {
    const directions = [0, up, down, left, right, up | left, down | right, focus8 | left]
    const keys = Array.from({ length: 240 }, (_, frame) => directions[Math.floor(frame / 30)] ?? 0)
    const edges = [-0x8000_0000, -23_552, -23_553, 0, 4_096, 23_552, 55_297, 0x7fff_ffff]
    for (let turn = 0; turn < 8; turn++) {
      const turned = [...keys.slice(30 * turn), ...keys.slice(0, 30 * turn)]
      for (const position of edges.flatMap((x) => edges.map((y) => ({ x, y })))) {
        const reading = madeReading('th11', [{ keys: turned, position }])
        const [withWay, without] = [true, false].map((ways) => stagePaths(reading, new Allowance(1e6), { ways })?.[0])
        expect({ ...without, way: null }).toEqual({ ...withWay, way: null })
      }
    }
  })

  test('a stored start beyond the walls is held at the first step', () => {
    const { end, way } = pathOf('th10', [0, 0], { position: { x: 0x7fff_ffff, y: -0x8000_0000 } })
    expect(end).toEqual({ x: 18_400, y: 3_200 })
    expect(way.x[0]).toBe((18_400 + 19_200) * 1.28)
  })
})
