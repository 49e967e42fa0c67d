import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { sceneCounts } from '#rules/games/game-catalogue.ts'
import { difficultiesOf, difficultyWords, type Gam, iscoreGames } from '#rules/games/games.ts'
import { highScoreMark, scoreQuantiles } from '../score-quantiles.ts'
import { type RunToRate, rateRun, scoreValue } from './iscore.ts'
import { scenesOf, scoreCurve } from './iscore-tables.ts'

const run = (over: Partial<RunToRate> = {}): RunToRate => ({
  game: 6,
  difficulty: 'L',
  shot: 'ReimuA',
  category: 'hunguan',
  type: 'full',
  stage: 'clear',
  slow: 0,
  score: 100_000_000,
  mode: '',
  finished: true,
  nm: 'claimed',
  nb: 'verified',
  ...over,
})
const cells = iscoreGames.flatMap((game) =>
  difficultiesOf(game)
    .filter((difficulty) => difficulty !== 'O')
    .map((difficulty) => ({ game, difficulty })),
)

describe('score runs', () => {
  test.each(cells)('$game $difficulty: 1 at zero, the archived best at its mark, never above 1.2 of it', (cell) => {
    const { game, difficulty } = cell
    const best = { E: 6, N: 8, H: 10, L: 15, EX: 10, PH: 10, O: 0 }[difficulty]
    const max = scoreQuantiles(game, difficulty)?.max ?? 0
    expect(scoreValue(game, difficulty, 0)).toBe(1_000)
    // The table's own digits end after the sixth: game 10's best Easy run reads 5.994.
    expect(Math.abs((scoreValue(game, difficulty, max) ?? 0) - 1_000 * best)).toBeLessThan(25)
    const most = scoreValue(game, difficulty, 9_999_999_990) ?? 0
    expect(most).toBeLessThanOrEqual(Math.round(1.2 * (scoreValue(game, difficulty, max) ?? 0)) + 1)
    expect(most).toBeGreaterThanOrEqual(scoreValue(game, difficulty, max) ?? 0)
  })
  test('more points are never worth less', () => {
    for (const { game, difficulty } of cells) {
      const values = Array.from({ length: 60 }, (_, i) => scoreValue(game, difficulty, i * 170_000_000) ?? -1)
      expect(values).toEqual([...values].sort((a, b) => a - b))
    }
  })
  test('no table, no value', () => {
    expect(scoreValue(9, 'L', 1e8)).toBe(null)
    expect(scoreValue(13, 'O', 1e8)).toBe(null)
  })
})

describe('what a run is worth', () => {
  test('a clear by its difficulty', () => {
    expect(rateRun(run())).toEqual({ kind: 'clear', slot: 'ReimuA', value: 5_000, doubt: null })
    expect(rateRun(run({ difficulty: 'E' }))).toMatchObject({ value: 1_000 })
  })
  test('no miss and no bomb where the file agrees, and a doubt where it cannot', () => {
    expect(rateRun(run({ category: 'nn' }))).toMatchObject({ kind: 'nn', value: 12_000, doubt: null })
    expect(rateRun(run({ category: 'nn', nb: 'claimed' }))).toMatchObject({ kind: 'nn', doubt: 'unproved' })
    expect(rateRun(run({ category: 'nn', nm: 'contradicted' }))).toMatchObject({ kind: 'clear', value: 5_000 })
    expect(rateRun(run({ category: 'nn', nb: 'contradicted' }))).toMatchObject({ kind: 'clear' })
  })
  test('game 9 has no run for score, as its total is typed', () => {
    expect(rateRun(run({ game: 9, category: 'score', score: 9e9 }))).toMatchObject({ kind: 'clear', value: 5_000 })
    expect(rateRun(run({ game: 9, category: 'nn', nb: 'claimed' }))).toMatchObject({ kind: 'nn', doubt: 'unproved' })
  })
  test.each([
    { category: 'neta' },
    { category: 'other' },
    { type: 'stage' },
    { type: 'spell' },
    { finished: false },
    { mode: 'tool' },
    { mode: 'trial' },
    { game: 20 },
    { game: 2003, difficulty: '' },
    { game: 13, difficulty: 'O', type: 'spell' },
  ] as const)('nothing for $category $type $mode $game', (over) => {
    expect(rateRun(run(over))).toBe(null)
  })
  test('a scene is its share of ten points', () => {
    const scene = run({ game: 95, difficulty: '', shot: 'Aya', type: 'scene', stage: 'EX-7', score: 400_000 })
    expect(rateRun(scene)).toEqual({ kind: 'scene', slot: 'EX-7', value: 117, doubt: null })
    expect(rateRun({ ...scene, score: 5_000_000 })?.doubt).toBe('high')
    expect(rateRun({ ...scene, game: 165, stage: '1-1' })?.value).toBe(97)
    expect(rateRun({ ...scene, category: 'other' })?.value).toBe(117)
    expect(rateRun({ ...scene, category: 'neta' })).toBe(null)
    expect(rateRun({ ...scene, category: 'other', slow: 10.5 })).toBe(null)
  })
  test('scenes are counted as the catalogue counts them, where it does', () => {
    for (const game of [95, 125, 143] as const) expect(sceneCounts(game).reduce((a, b) => a + b)).toBe(scenesOf[game])
  })
  test('staff look at scores from the 99th percentile on, or 0.9 of the best of few', () => {
    expect(highScoreMark(6, 'L')).toBe(527_145_750)
    expect(highScoreMark(6, 'E')).toBe(0.9 * 172_044_560)
    expect(rateRun(run({ score: 527_145_749 }))?.doubt).toBe(null)
    expect(rateRun(run({ score: 527_145_750 }))?.doubt).toBe('high')
    expect(highScoreMark(9, 'L')).toBe(null)
  })
})

const reference = (name: string): Record<string, Record<string, Record<string, number>>> | null => {
  const path = fileURLToPath(new URL(`../../../../../shared/reference/${name}`, import.meta.url))
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'))
  console.info(`skipped: ${name} is not beside the repository`)
  return null
}
const wordMarks = new Map<string, string>(Object.entries(difficultyWords).map(([mark, word]) => [word, mark]))
const ours = (of: (game: Gam, mark: never) => unknown, game: string, word: string) =>
  of(Number(game) as Gam, (wordMarks.get(word) ?? '') as never) // keys of the reference are games and words

const curves = reference('iscore-score-runs.json')
test.skipIf(!curves)('the curves are the reference’s', () => {
  const rows = Object.entries(curves ?? {}).flatMap(([g, all]) =>
    Object.entries(all).map(([d, row]) => ({ g, d, row })),
  )
  expect(rows).toHaveLength(cells.length)
  for (const { g, d, row } of rows) expect(ours(scoreCurve, g, d)).toEqual(row)
})

const quantiles = reference('score-quantiles.json')
test.skipIf(!quantiles)('the quantiles are the reference’s', () => {
  const rows = Object.entries(quantiles ?? {}).flatMap(([g, all]) =>
    Object.entries(all).map(([d, row]) => ({ g, d, row })),
  )
  expect(rows).toHaveLength(cells.length + 1)
  for (const { g, d, row } of rows) expect(row).toMatchObject(ours(scoreQuantiles, g, d) as object)
})
