import { expect, test } from 'vitest'
import { finishedGains, medianOf, ownScores } from './stage-scores.ts'

const staged = (cleared: boolean | null, ...ends: (number | null)[]) => ({
  cleared,
  stages: ends.map((endScore, i) => ({ stage: String(i + 1), endScore })),
})

test('a stage brings what its end has over the end before', () => {
  expect(ownScores(staged(true, 10, 30, null, 50, 70).stages)).toEqual([10, 20, null, null, 20])
  expect(ownScores([])).toEqual([])
})

test('the stage in which a run ended early brought no whole gain', () => {
  expect([...finishedGains(staged(true, 10, 30, 60), 3)]).toEqual([
    ['1', 10],
    ['2', 20],
    ['3', 30],
  ])
  expect(finishedGains(staged(false, 10, 30, 60), 3).has('3')).toBe(false)
  // Games 6, 7 and 9 do not tell: as many stages as the longest run is taken for the end.
  expect(finishedGains(staged(null, 10, 30), 3).has('2')).toBe(false)
  expect(finishedGains(staged(null, 10, 30, 60), 3).has('3')).toBe(true)
})

test('the median lies between the two in the middle', () => {
  expect(medianOf([])).toBeNull()
  expect(medianOf([9, 1, 5])).toBe(5)
  expect(medianOf([9, 1, 5, 6])).toBe(6)
})
