import { expect, test } from 'vitest'
import { ballsOfRound, firstFreeBall } from './dragon-balls.ts'

test('the next ball is the lowest free one, also after a place was emptied', () => {
  expect(firstFreeBall([])).toBe(1)
  expect(firstFreeBall([1, 2])).toBe(3)
  expect(firstFreeBall([3, 1])).toBe(2)
  expect(firstFreeBall([7, 6, 5, 4, 3, 2])).toBe(1)
})

test('a round that is full has no free place', () => {
  expect(ballsOfRound).toBe(7)
  expect(() => firstFreeBall([1, 2, 3, 4, 5, 6, 7])).toThrow('free place')
})
