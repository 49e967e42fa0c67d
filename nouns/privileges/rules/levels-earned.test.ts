import { expect, test } from 'vitest'
import { earnedLevel, nextEarnedLevel } from './levels-earned.ts'

const first = { level: 1, days: 30, posts: 20 }
const second = { level: 2, days: 90, posts: 60 }

test.each([
  [0, 0, 0, first],
  [29, 1_000, 0, first],
  [1_000, 19, 0, first],
  [30, 20, 1, second],
  [89, 60, 1, second],
  [90, 59, 1, second],
  [90, 60, 2, null],
  [1_000, 1_000, 2, null],
])('after %i days and %i posts', (days, posts, level, next) => {
  expect(earnedLevel({ days, posts })).toBe(level)
  expect(nextEarnedLevel({ days, posts })).toEqual(next)
})
