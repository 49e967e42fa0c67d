import { expect, test } from 'vitest'
import { type HistoryRun, runHistory } from './history-lines.ts'

const run = (SCORE: number, day: number, rest: Partial<HistoryRun> = {}): HistoryRun => ({
  CODE: `r${day}`,
  GAM: 14,
  RANK: 'L',
  CHARA: 'ReimuA',
  TYPE: '',
  STAGE: 'all',
  SCORE,
  UPTIME: `2026-01-0${day}T00:00:00Z`,
  ...rest,
})

test('a line goes from the first upload to the last, and says each step over the best before', () => {
  const { lines, alone } = runHistory([run(30, 5), run(40, 3), run(10, 1)])
  expect(lines.map((line) => line.map(({ run, step, best, at }) => [run.SCORE, step, best, at]))).toEqual([
    [
      [10, null, 10, 0],
      [40, 30, 40, 0.5],
      [30, -10, 40, 1],
    ],
  ])
  expect(alone).toBe(0)
})

test('a step is over the best before, not over the run before', () => {
  const { lines } = runHistory([run(40, 1), run(30, 2), run(50, 3)])
  expect(lines[0]?.map(({ step }) => step)).toEqual([null, -10, 10])
})

test('only runs alike share a line; a single run makes none', () => {
  const { lines, alone } = runHistory([
    run(1, 1),
    run(2, 2, { RANK: 'N' }),
    run(3, 3, { TYPE: 'stage', STAGE: '3' }),
    run(4, 4, { TYPE: 'stage', STAGE: '3' }),
    run(5, 5, { TYPE: 'stage', STAGE: '4' }),
  ])
  expect(lines.map((line) => line.map(({ run }) => run.SCORE))).toEqual([[3, 4]])
  expect(alone).toBe(3)
})

test('runs of the same moment are spread evenly', () => {
  const { lines } = runHistory([run(1, 1), run(2, 1), run(3, 1)])
  expect(lines[0]?.map(({ at }) => at)).toEqual([0, 0.5, 1])
})

test('no runs, no lines', () => {
  expect(runHistory([])).toEqual({ lines: [], alone: 0 })
})
