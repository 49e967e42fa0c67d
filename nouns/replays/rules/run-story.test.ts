import { expect, test } from 'vitest'
import type { Difficulty, Gam } from '#rules/games/games.ts'
import { archiveScoreTable } from './archive-score-table.ts'
import { archiveScores, topLevel } from './archive-scores.ts'
import { brightestStage, placeInArchive, richestStage, stageGains, widestStep } from './run-story.ts'

const run = { game: 14, difficulty: 'L', shot: 'SakuyaB', type: 'full' } as const
const field = archiveScores(14, 'L', 'SakuyaB')
const staged = (cleared: boolean | null, ...ends: number[]) => ({
  cleared,
  stages: ends.map((endScore, i) => ({ stage: String(i + 1), endScore })),
})

test('a run stands above the runs with a lower score', () => {
  const best = field?.best ?? 0
  const middle = placeInArchive({ ...run, score: field?.median ?? 0 })
  expect(middle?.above).toBeGreaterThanOrEqual(45)
  expect(middle?.above).toBeLessThanOrEqual(50)
  expect(placeInArchive({ ...run, score: 0 })?.above).toBe(0)
  const atLevel = (i: number) => Math.round(((field?.levels[i] ?? 0) / topLevel) * best)
  expect(placeInArchive({ ...run, score: atLevel(0) })?.above).toBe(0)
  // Two of seventy runs are 2.86 percent, which is rounded down.
  expect(placeInArchive({ ...run, score: atLevel(2) })).toMatchObject({ runs: 70, above: 2, about: false })
  // Of more than a hundred runs, a hundred stand for all of them.
  expect(placeInArchive({ ...run, shot: 'ReimuA', score: best })).toMatchObject({ about: true })
  expect(placeInArchive({ ...run, score: best })?.above).toBeLessThan(100)
  expect(placeInArchive({ ...run, score: best + 10 })).toMatchObject({ above: 100, top: best + 10 })
})

test('no run with the best archived score or less stands above all of them', () => {
  for (const line of archiveScoreTable.trim().split('\n')) {
    const [key = ''] = line.split(' = ')
    const [game = '', difficulty = '', shot = ''] = key.split(' ')
    // Safe to cast: the table is made of games and difficulty marks.
    const way = { game: Number(game) as Gam, difficulty: difficulty as Difficulty, shot, type: 'full' }
    const best = archiveScores(way.game, way.difficulty, shot)?.best ?? 0
    const [level, over] = [best, best + 10].map((score) => placeInArchive({ ...way, score })?.above)
    expect(level, key).toBeLessThan(100)
    expect(over, key).toBe(100)
  }
})

test('every pearl has its column, also beside a score far above', () => {
  for (const score of [10, (field?.best ?? 0) * 2]) {
    const place = placeInArchive({ ...run, score })
    expect(place?.pearls.reduce((sum, n) => sum + n, 0)).toBe(field?.levels.length)
  }
  // Half of the axis is empty then.
  expect(placeInArchive({ ...run, score: (field?.best ?? 0) * 2 })?.pearls.slice(21)).toEqual(Array(19).fill(0))
})

test('only whole runs are compared, and none with fewer than ten', () => {
  expect(placeInArchive({ ...run, type: 'stage', score: 1e9 })).toBeNull()
  expect(placeInArchive({ ...run, shot: 'Nobody', score: 1e9 })).toBeNull()
})

test('gains stand against the median of ten runs and more', () => {
  const alike = Array.from({ length: 10 }, (_, i) => staged(true, 100 + i, 300, 700))
  const gains = stageGains(staged(true, 105, 400, 700), alike)
  expect(gains).toEqual([
    { stage: '1', own: 105, median: 105 },
    { stage: '2', own: 295, median: 196 },
    { stage: '3', own: 300, median: 400 },
  ])
  expect(brightestStage(gains)).toMatchObject({ stage: '2' })
  expect(stageGains(staged(true, 105, 400, 700), alike.slice(1))).toEqual([])
  expect(brightestStage([{ stage: '1', own: 5, median: 5 }])).toBeNull()
})

test('a single compared stage is not told, nor one in which runs alike gained nothing', () => {
  const ten = (...ends: number[]) => Array.from({ length: 10 }, () => staged(true, ...ends))
  expect(stageGains(staged(true, 100), ten(90))).toEqual([])
  expect(stageGains(staged(true, 100, 300, 700), ten(100, 100, 500)).map(({ stage }) => stage)).toEqual(['1', '3'])
})

test('a file that does not tell its end is measured by the longest run alike', () => {
  const ten = Array.from({ length: 10 }, () => staged(true, 100, 300, 700))
  expect(stageGains(staged(null, 100, 300), ten)).toEqual([])
  expect(stageGains(staged(null, 100, 300, 700), ten)).toHaveLength(3)
  // The run itself may be the longest.
  const shorter = Array.from({ length: 10 }, () => staged(null, 100, 300))
  expect(stageGains(staged(null, 100, 300, 700), shorter)).toEqual([])
  expect(widestStep(staged(null, 10, 50), staged(true, 10, 20, 40))).toBeNull()
})

test('runs that ended early say nothing of the stage in which they ended', () => {
  const alike = Array.from({ length: 10 }, () => staged(true, 100, 300, 700))
  const early = Array.from({ length: 30 }, () => staged(false, 100, 300, 301))
  expect(stageGains(staged(true, 100, 300, 700), [...alike, ...early]).at(-1)?.median).toBe(400)
})

test('the widest step over an earlier run is one of a stage known in both', () => {
  expect(widestStep(staged(true, 10, 50, 60), staged(true, 10, 20, 40))).toEqual({ stage: '2', step: 30 })
  expect(widestStep(staged(true, 10, 20), staged(true, 10, 20))).toBeNull()
  expect(widestStep(staged(false, 10, 50), staged(true, 10, 20))).toBeNull()
  expect(widestStep(staged(true, 20), staged(true, 10))).toBeNull()
})

test('the richest stage needs another beside it', () => {
  expect(richestStage(staged(true, 10, 50, 60))).toEqual({ stage: '2', gain: 40 })
  expect(richestStage(staged(true, 10))).toBeNull()
  expect(richestStage(staged(true, 0, 0))).toBeNull()
})
