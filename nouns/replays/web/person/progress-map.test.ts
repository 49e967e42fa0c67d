import { expect, test } from 'vitest'
import type { ProgressCell } from '#contract/social.ts'
import { levelOf, progressMap, shortScore, untouchedGames } from './progress-map.ts'

const cell = (more: Partial<ProgressCell>): ProgressCell => ({
  GAM: 14,
  RANK: 'L',
  CHARA: 'ReimuA',
  COUNT: 1,
  SCORE: 1,
  CODE: '0001',
  CLEARED: 'N',
  NM: 'N',
  NB: 'N',
  ...more,
})

test('a level says the best that was done', () => {
  expect(levelOf(cell({}))).toBe('tried')
  expect(levelOf(cell({ CLEARED: 'Y' }))).toBe('cleared')
  expect(levelOf(cell({ CLEARED: 'Y', NB: 'Y' }))).toBe('nb')
  expect(levelOf(cell({ NM: 'Y' }))).toBe('nm')
  expect(levelOf(cell({ NM: 'Y', NB: 'Y' }))).toBe('nmnb')
})

test('a game with a run shows every way to play it, also those not played', () => {
  const [map, ...rest] = progressMap([cell({})], 'zh')
  expect(rest).toEqual([])
  expect(map).toMatchObject({ game: 14, ranks: ['E', 'N', 'H', 'L', 'EX'] })
  expect(map?.rows.length).toBeGreaterThan(3)
  expect(map?.rows.flatMap((row) => row.cells).filter(Boolean)).toEqual([cell({})])
})

test('games stand in the order they came out, and runs without a difficulty or an unknown shot have their place', () => {
  const cells = [cell({ GAM: 18 }), cell({ GAM: 95, RANK: '', CHARA: 'Aya' }), cell({ GAM: 6, CHARA: 'Odd' })]
  const maps = progressMap(cells, 'en')
  expect(maps.map(({ game }) => game)).toEqual([6, 95, 18])
  for (const map of maps) expect(map.rows.flatMap((row) => row.cells).filter(Boolean)).toHaveLength(1)
  expect(maps[1]).toMatchObject({ ranks: [''], rows: [{ shot: 'Aya' }] })
})

test('games without a run are named apart', () => {
  expect(untouchedGames([cell({})])).not.toContain(14)
  expect(untouchedGames([])).toHaveLength(20)
})

test('scores are rounded to a few digits', () => {
  expect([0, 9_999, 123_456, 98_765_432, 872_999_999, 2_345_678_900].map((n) => shortScore(n, 'zh'))).toEqual([
    '0',
    '9999',
    '12.3万',
    '9877万',
    '8.73亿',
    '23.5亿',
  ])
  expect([999, 123_456, 98_765_432, 872_999_999, 9_999_999_990].map((n) => shortScore(n, 'en'))).toEqual([
    '999',
    '123K',
    '98.8M',
    '873M',
    '10.0B',
  ])
})
