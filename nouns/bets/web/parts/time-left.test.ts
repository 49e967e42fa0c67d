import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const until = '2026-11-20T12:00:00.000Z'
const before = (ms: number) => Object.values(timeLeft(until, new Date(Date.parse(until) - ms)))

test('time is counted in days, hours, minutes and seconds, to the last millisecond', () => {
  expect(before(((2 * 24 + 23) * 3_600 + 59 * 60 + 58) * 1_000)).toEqual([2, 23, 59, 58, false])
  expect(before(13 * 3_600_000)).toEqual([0, 13, 0, 0, false])
  expect(before(59_001)).toEqual([0, 0, 1, 0, false])
  expect(before(1)).toEqual([0, 0, 0, 1, false])
  expect([before(0), before(-5_000)]).toEqual([
    [0, 0, 0, 0, true],
    [0, 0, 0, 0, true],
  ])
})
