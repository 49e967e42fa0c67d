import { expect, test } from 'vitest'
import { tileRatio, tileSizes } from './tile-shape.ts'

test('a tile has the shape of its picture, panoramas and strips within bounds', () => {
  expect(tileRatio({ W: 1_600, H: 900 })).toBe(1.778)
  expect(tileRatio({ W: 6_000, H: 500 })).toBe(2.4)
  expect(tileRatio({ W: 400, H: 4_000 })).toBe(0.56)
  expect(tileRatio({ W: 0, H: 0 })).toBe(1)
})

test('browsers are told widths for both rows, and two pixels a point for the densest phones', () => {
  const asked = (dense: number, phone: number, wide: number) =>
    `(max-width: 767px) and (min-resolution: 2.5dppx) ${dense}px, (max-width: 767px) ${phone}px, ${wide}px`
  expect(tileSizes(1)).toBe(asked(100, 150, 215))
  expect(tileSizes(2)).toBe(asked(207, 310, 430))
})
