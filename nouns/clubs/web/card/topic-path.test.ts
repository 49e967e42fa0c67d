import { describe, expect, test } from 'vitest'
import { clubPath, floorOfHash, floorPath, lastingFloorPath, pageOfFloor, topicPath } from './topic-path.ts'

test('parameters stand in the order of their names, and what is usual is left out', () => {
  expect(clubPath(3)).toBe('/ms?m=3')
  expect(clubPath(3, { sort: 'new', page: 2 })).toBe('/ms?m=3&p=2&sort=new')
  expect(topicPath(17)).toBe('/ms?t=17')
  expect(topicPath(17, 2)).toBe('/ms?p=2&t=17')
  expect(topicPath(17, 2, true)).toBe('/ms?only=1&p=2&t=17')
})

describe('a floor', () => {
  test.each([
    [1, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [25, 5, 5],
  ])('%i is, with %i on a page, on page %i', (floor, size, page) => {
    expect(pageOfFloor(floor, size)).toBe(page)
  })

  test('is led to on its page, and named without one for whoever has another size', () => {
    expect(floorPath(17, 25)).toBe('/ms?p=2&t=17#f25')
    expect(floorPath(17, 25, 50)).toBe('/ms?t=17#f25')
    expect(lastingFloorPath(17, 25)).toBe('/ms?t=17#f25')
    expect(lastingFloorPath(17, 1)).toBe('/ms?t=17')
  })

  test.each([
    ['#f25', 25],
    ['f1', 1],
    ['#f0', null],
    ['#f', null],
    ['#b-f1-2', null],
    ['', null],
  ])('named by %s is %s', (hash, floor) => {
    expect(floorOfHash(hash)).toBe(floor)
  })
})
