import { expect, test } from 'vitest'
import { formatsOf, sizesMade, sizesOf } from './picture-sizes.ts'

const widths = (width: number, height = 100, extension = 'jpg') =>
  sizesOf({ width, height, extension }).map((size) => [size.name, size.width])

test('a page is offered the narrower widths that save enough, and the whole picture', () => {
  expect(widths(600)).toEqual([['full', 600]])
  expect(widths(601)).toEqual([
    ['480', 480],
    ['full', 601],
  ])
  expect(widths(1_200)).toHaveLength(2)
  expect(widths(1_201)).toEqual([
    ['480', 480],
    ['960', 960],
    ['full', 1_201],
  ])
})

test('neither side of the whole picture is longer than a page shows, and it is at least one pixel wide', () => {
  expect(widths(1_920, 1_920).at(-1)).toEqual(['full', 1_920])
  expect(widths(3_840, 100).at(-1)).toEqual(['full', 1_920])
  expect(widths(1_000, 3_840).at(-1)).toEqual(['full', 500])
  expect(widths(1, 16_000)).toEqual([['full', 1]])
})

test('an animation has one width, and no job makes another', () => {
  expect(widths(1_500, 100, 'gif')).toEqual([['full', 1_500]])
  expect(sizesMade({ width: 1_500, height: 100, extension: 'gif' })).toEqual([])
})

test('a job makes what the upload has not made, one for walls and one for heads', () => {
  const made = sizesMade({ width: 1_500, height: 100, extension: 'png' })
  expect(made.map((size) => [size.name, formatsOf(size)])).toEqual([
    ['360', ['avif', 'webp']],
    ['480', ['avif', 'webp']],
    ['960', ['avif', 'webp']],
    ['full', ['avif']],
    ['176', ['webp']],
  ])
  expect(made.at(-1)?.width).toBe(176)
  const names = (width: number) => sizesMade({ width, height: 100, extension: 'png' }).map(({ name }) => name)
  expect([names(450), names(451)]).toEqual([
    ['full', '176'],
    ['360', 'full', '176'],
  ])
})
