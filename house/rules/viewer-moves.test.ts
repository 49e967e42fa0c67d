import { describe, expect, test } from 'vitest'
import {
  fitView,
  fitZoom,
  isFit,
  moveView,
  type PictureView,
  readPlace,
  shownPart,
  type ViewerMove,
  type ViewerSpace,
  writePlace,
} from './viewer-moves.ts'

const space: ViewerSpace = { picture: { width: 3_200, height: 2_000 }, screen: { width: 1_440, height: 800 } }
const middle: PictureView = { x: 1_600, y: 1_000, z: 2 }
const move = (view: PictureView, ...moves: readonly ViewerMove[]) =>
  moves.reduce((now, next) => moveView(now, next, space), view)

/** The pixel of the picture at a point of the screen. */
const below = ({ x, y, z }: PictureView, at: { readonly x: number; readonly y: number }) => ({
  x: x + (at.x - space.screen.width / 2) / z,
  y: y + (at.y - space.screen.height / 2) / z,
})

describe('steps', () => {
  test('move the view by 20 pixels of the screen, slowed down by a fifth of it', () => {
    expect(move(middle, { act: 'step', way: 'right', slow: false })).toEqual({ x: 1_610, y: 1_000, z: 2 })
    expect(move(middle, { act: 'step', way: 'up', slow: true })).toEqual({ x: 1_600, y: 998, z: 2 })
    expect(move(middle, { act: 'step', way: 'left', slow: true })).toEqual({ x: 1_598, y: 1_000, z: 2 })
    expect(move(middle, { act: 'step', way: 'down', slow: false })).toEqual({ x: 1_600, y: 1_010, z: 2 })
  })

  test('end at the edges of the picture', () => {
    const far = Array.from({ length: 1_000 }, (): ViewerMove => ({ act: 'step', way: 'left', slow: false }))
    expect(move(middle, ...far)).toEqual({ x: 360, y: 1_000, z: 2 })
  })
})

describe('zoom', () => {
  test('is multiplied by 1.1 or divided by it', () => {
    expect(move(middle, { act: 'zoom', way: 'in' }).z).toBeCloseTo(2.2)
    expect(move(middle, { act: 'zoom', way: 'out' }).z).toBeCloseTo(2 * 0.909, 2)
    expect(move(middle, { act: 'zoom', way: 'in' }, { act: 'zoom', way: 'out' }).z).toBeCloseTo(2)
  })

  test('stays between the whole picture and 10 times', () => {
    const many = (way: 'in' | 'out') => Array.from({ length: 80 }, (): ViewerMove => ({ act: 'zoom', way }))
    expect(move(middle, ...many('in')).z).toBe(10)
    expect(move(middle, ...many('out'))).toEqual(fitView(space))
  })

  test('leaves the pixel below the pointer where it is', () => {
    const at = { x: 300, y: 650 }
    const after = move(middle, { act: 'zoom', way: 'in', at })
    expect(below(after, at).x).toBeCloseTo(below(middle, at).x)
    expect(below(after, at).y).toBeCloseTo(below(middle, at).y)
  })

  test('by two fingers follows their middle', () => {
    const at = { x: 700, y: 400 }
    const by = { x: 40, y: -25 }
    const after = move(middle, { act: 'pinch', factor: 1.5, at, by })
    expect(after.z).toBe(3)
    const later = { x: at.x + by.x, y: at.y + by.y }
    expect(below(after, later).x).toBeCloseTo(below(middle, at).x)
    expect(below(after, later).y).toBeCloseTo(below(middle, at).y)
  })

  test('of a double tap goes from fit to 1:1, to 2:1, and back', () => {
    const seen = [fitView(space)]
    for (let i = 0; i < 3; i++) seen.push(move(seen.at(-1) ?? middle, { act: 'turn' }))
    expect(seen.map(({ z }) => z)).toEqual([0.4, 1, 2, 0.4])
    expect(move({ ...middle, z: 5.5 }, { act: 'turn' }).z).toBe(0.4)
  })
})

describe('a picture smaller than the screen', () => {
  const small: ViewerSpace = { picture: { width: 96, height: 64 }, screen: { width: 390, height: 700 } }

  test('is not enlarged at first, and stands in the middle', () => {
    expect(fitView(small)).toEqual({ x: 48, y: 32, z: 1 })
    expect(moveView(fitView(small), { act: 'drag', by: { x: 90, y: 90 } }, small)).toEqual({ x: 48, y: 32, z: 1 })
    expect(moveView(fitView(small), { act: 'turn' }, small).z).toBe(2)
  })

  test('can be moved along the side that has become larger than the screen', () => {
    const wide = moveView(fitView(small), { act: 'zoomTo', z: 8 }, small)
    expect(moveView(wide, { act: 'drag', by: { x: 80, y: 80 } }, small)).toEqual({ x: 38, y: 32, z: 8 })
  })
})

test('a drag takes the picture along', () => {
  expect(move(middle, { act: 'drag', by: { x: 30, y: -50 } })).toEqual({ x: 1_585, y: 1_025, z: 2 })
})

test('the map says which part is shown', () => {
  expect(shownPart(fitView(space), space)).toEqual({ across: { from: 0, share: 1 }, down: { from: 0, share: 1 } })
  const { across, down } = shownPart(middle, space)
  expect(across).toEqual({ from: 0.3875, share: 0.225 })
  expect(down).toEqual({ from: 0.4, share: 0.2 })
  expect([isFit(fitView(space), space), isFit(middle, space)]).toEqual([true, false])
})

describe('the address of a place', () => {
  test('is read as it was written', () => {
    for (const [view, nth] of [
      [{ x: 1_204.7, y: 1_388.2, z: 6.2 }, 1],
      [{ x: 0, y: 0, z: 0.333_333 }, 1],
      [{ x: 12, y: 7, z: 10 }, 3],
    ] as const) {
      const read = readPlace(writePlace(view, nth))
      expect(read?.nth).toBe(nth)
      expect(Math.floor(read?.view.x ?? -1)).toBe(Math.floor(view.x))
      expect(Math.floor(read?.view.y ?? -1)).toBe(Math.floor(view.y))
      expect(read?.view.z).toBeCloseTo(view.z, 3)
    }
    expect(writePlace({ x: 1_204.7, y: 1_388.2, z: 6.2 })).toBe('1204,1388,6.2')
    expect(writePlace({ x: 12, y: 7, z: 10 }, 3)).toBe('12,7,10,3')
  })

  test('that lies outside of the picture leads to its edge', () => {
    const place = readPlace('#999999,0,99')
    expect(place && moveView(middle, { act: 'place', view: place.view }, space)).toEqual({
      x: 3_200 - 72,
      y: 40,
      z: 10,
    })
  })

  test('that is none is none', () => {
    for (const fragment of ['', '#c12', '#1,2', '1,2,0', '-1,2,3', '1,2,3,0', '1e3,2,3', '1,2,3 '])
      expect(readPlace(fragment)).toBeNull()
  })
})

test('a picture without sides breaks nothing', () => {
  const empty: ViewerSpace = { picture: { width: 0, height: 0 }, screen: { width: 0, height: 0 } }
  expect(fitZoom(empty)).toBe(1)
  expect(moveView(fitView(empty), { act: 'zoom', way: 'in' }, empty)).toEqual({ x: 0, y: 0, z: 1.1 })
})
