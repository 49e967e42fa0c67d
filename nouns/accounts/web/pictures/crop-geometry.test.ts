import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastSide, maxZoom, moved, squareOf, startView, zoomed } from './crop-geometry.ts'

test('a wide picture starts with its middle', () => {
  const size = { width: 400, height: 300 }
  expect(squareOf(startView(size), size)).toEqual({ left: 50, top: 0, side: 300 })
})

test('moving goes by shares of the square and stops at the edge', () => {
  const size = { width: 400, height: 300 }
  const view = zoomed(startView(size), size, 2)
  expect(squareOf(moved(view, size, { x: 0.1, y: 0 }), size)).toEqual({ left: 140, top: 75, side: 150 })
  expect(squareOf(moved(view, size, { x: 9, y: -9 }), size)).toEqual({ left: 250, top: 0, side: 150 })
})

test('whatever is dragged and zoomed, the square stays inside and is not too small', () => {
  const side = fc.integer({ min: leastSide, max: 8_000 })
  const step = fc.record({
    x: fc.double({ min: -3, max: 3, noNaN: true }),
    y: fc.double({ min: -3, max: 3, noNaN: true }),
    zoom: fc.double({ min: -1, max: 20, noNaN: true }),
  })
  fc.assert(
    fc.property(side, side, fc.array(step, { maxLength: 12 }), (width, height, steps) => {
      const size = { width, height }
      const view = steps.reduce((now, by) => moved(zoomed(now, size, by.zoom), size, by), startView(size))
      const square = squareOf(view, size)
      expect(view.zoom).toBeGreaterThanOrEqual(1)
      expect(view.zoom).toBeLessThanOrEqual(maxZoom(size))
      expect(square.side).toBeGreaterThanOrEqual(leastSide - 1e-6)
      expect(square.left).toBeGreaterThanOrEqual(-1e-6)
      expect(square.top).toBeGreaterThanOrEqual(-1e-6)
      expect(square.left + square.side).toBeLessThanOrEqual(width + 1e-6)
      expect(square.top + square.side).toBeLessThanOrEqual(height + 1e-6)
    }),
  )
})
